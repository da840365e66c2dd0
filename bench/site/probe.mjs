/**
 * Loaded before the site's command, in its process: tells whoever started it how much memory it holds once the garbage is
 * collected.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Not by `--expose-gc`: the threads of the site would be started with it, which Node refuses.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (message) => {
  if (message !== 'figures') return;
  for (let times = 0; times < 3; times += 1) collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ figures: { heapUsed, rss, external } });
});
// The channel must not keep the process alive.
process.channel?.unref();
