/**
 * The PHP runtime beside WordPress's own `do_shortcode`, on the page of 60 KB with the same seven components: what those
 * expand to is ready for the shortcodes, so that only their finding and putting in is timed, while the runtime also marks
 * the current page and cleans the form. PHP's command line with opcache and APCu, rounds in turn, nine processes one after the other, in
 * both releases of WordPress. It exits with 1 when a bar is missed. Run it by `npm run bench:php`.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bake, parseSite, render } from '../dist/index.js';
import { atMost } from './bars.mjs';
import { expansionsOf } from './components.mjs';
import { inWordPress, startLab } from './lab.mjs';
import { figure, ratios, summary } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { PROCESSES } from './processes.mjs';

/** The runtime takes at most this share of the time of `do_shortcode`. */
const MOST = 0.1;

/** Seconds of one process of PHP. */
const SECONDS = 2;
const PHP = ['opcache.enable_cli=1', 'apc.enable_cli=1', 'memory_limit=512M', 'display_errors=stderr'];

/** opcache leaves files alone that were written less than two seconds ago. */
const OPCACHE_MS = 2500;

const FORM =
  '<form method="post" action="/"><label>Name <input name="name" required></label>' +
  '<input type="hidden" name="token" value="TOKEN"><button type="submit">Send</button></form>';

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const site = parseSite(JSON.parse(readFileSync(STATE, 'utf8')));
const { canvas } = pageOfSize(60_000);
const url = '/menu/';
const page = pageWithShortcodes();
let isMissed = false;

for (const release of ['stable', 'newer']) {
  const lab = await startLab(release);
  try {
    const folder = join(lab.site, 'wp-content/uploads/bench');
    const baked = JSON.parse(JSON.stringify(bake(canvas, site)));
    inWordPress(lab, 'keep.php', { folder, baked });
    await sleep(OPCACHE_MS);
    const input = { folder, baked, url, ...page, form: FORM, seconds: SECONDS };
    const processes = [];
    while (processes.length < PROCESSES) processes.push(inWordPress(lab, 'runtime.php', input, PHP));
    print(lab, processes);
  } finally {
    await lab.stop();
  }
}
process.exitCode = isMissed ? 1 : 0;

/** The page with shortcodes in place of the components, and what those and the page come to. */
function pageWithShortcodes() {
  const { inlays } = render(canvas, site).report;
  const addons = {};
  for (const [provider, { forms }] of Object.entries(site.addons)) {
    addons[provider] = Object.fromEntries(forms.map(({ id }) => [id, FORM]));
  }
  const request = { url, addons };
  const expected = render(canvas, site, request).html;
  const expansion = expansionsOf(canvas, site, request);
  const expansions = {};
  let text = '';
  let at = 0;
  for (const { tag, attributes, start, end } of inlays) {
    const name = tag.replace('-', '_');
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    text += `${canvas.slice(at, start)}[${name}${pairs.join('')}]`;
    at = end;
    const key = attributes.location ?? attributes.field ?? attributes.provider ?? '';
    expansions[name] ??= {};
    expansions[name][key] = expansion(tag, attributes);
  }
  return { page: text + canvas.slice(at), expected, expansions };
}

function print(lab, processes) {
  if (!processes.every(({ isKept }) => isKept)) throw new Error('Unexpected file outside of opcache');
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `WordPress ${lab.wordpress}, PHP ${lab.php}, ${canvas.length.toLocaleString('en')} characters, load ${load}`,
  );
  const samplesOf = (name) => processes.map(({ samples }) => ({ samples: samples[name] }));
  const [shortcodes, ...others] = Object.keys(processes[0].samples);
  for (const name of [shortcodes, ...others]) {
    const { ms, spread } = summary(samplesOf(name).flatMap(({ samples }) => samples));
    console.log(`  ${name.padEnd(28)} ${(ms * 1000).toFixed(0).padStart(6)} µs, spread ${(spread * 100).toFixed(0)} %`);
  }
  const floor = samplesOf(shortcodes);
  for (const name of others) {
    const share = figure(samplesOf(name).map((row, index) => ratios(row, floor[index])));
    const { text, met } = atMost(`${name}, of do_shortcode's time`, share, MOST, (value) => value.toFixed(3));
    isMissed ||= !met;
    console.log(`${met ? 'met   ' : 'MISSED'} ${text}`);
  }
}
