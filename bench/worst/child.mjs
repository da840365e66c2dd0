/**
 * Measures one input at a time for bench/worst: the processor's milliseconds of this process, and the growth of its memory.
 * A process of its own, so that what never ends can be ended. It has seen a few everyday pages before, as
 * a server has, so that it is not V8's compiler that is measured.
 */
import { INPUTS } from './inputs.mjs';
import { OF_SITES, stateOf, textOf } from './pumps.mjs';
import { perform, warmUp } from './tasks.mjs';

const BESIDE = '<p>055 012 3456</p><nav><a href="/p/1/">One</a><a href="/p/2/">Two</a><a href="/p/3/">Three</a></nav>';

function inputOf({ pump, size, index }) {
  if (index !== undefined) {
    const { task, canvas, state } = INPUTS[index];
    return { task, canvas: canvas?.(), state: state?.() };
  }
  if (!OF_SITES.has(pump.task)) return { task: pump.task, canvas: textOf(pump, size) };
  return { task: pump.task, canvas: BESIDE, state: stateOf(pump, size) };
}

warmUp();

process.on('message', (asked) => {
  const { task, ...input } = inputOf(asked);
  let least = Number.POSITIVE_INFINITY;
  let outcome = '';
  const before = process.resourceUsage().maxRSS;
  for (let run = 0; run < (asked.runs ?? 1); run += 1) {
    const start = process.cpuUsage();
    outcome = measured(task, input);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
  process.send({ ms: least, megabytes, outcome });
});

/** What is thrown and is no InlayError is a bug: the bench tells it and goes on. */
function measured(task, input) {
  try {
    return perform(task, input);
  } catch (error) {
    return `BUG: ${String(error).slice(0, 200)}`;
  }
}
