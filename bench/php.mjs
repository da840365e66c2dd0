/**
 * The PHP runtime beside WordPress's own `do_shortcode`, on the page of 60 KB with the same seven components: what those
 * expand to is ready for the shortcodes, so that only their finding and putting in is timed, while the runtime also marks
 * the current page and cleans the form. PHP's command line with opcache and APCu, rounds in turn, in both releases of
 * WordPress. It exits with 1 when a bar is missed. Run it by `npm run bench:php`.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bake, parseSite, render } from '../dist/index.js';
import { expansionsOf } from './components.mjs';
import { inWordPress, startLab } from './lab.mjs';
import { ratio, summary } from './measure.mjs';
import { pageOfSize } from './pages.mjs';

/** The runtime takes at most this share of the time of `do_shortcode`. */
const MOST = 0.1;

const SECONDS = 8;
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
    print(lab, inWordPress(lab, 'runtime.php', input, PHP));
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

function print(lab, { samples, isKept }) {
  if (!isKept) throw new Error('Unexpected file outside of opcache');
  const rows = Object.entries(samples).map(([name, times]) => ({ name, samples: times, ...summary(times) }));
  const [shortcodes, ...others] = rows;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `WordPress ${lab.wordpress}, PHP ${lab.php}, ${canvas.length.toLocaleString('en')} characters, load ${load}`,
  );
  for (const { name, ms, spread } of rows) {
    console.log(`  ${name.padEnd(28)} ${(ms * 1000).toFixed(0).padStart(6)} µs, spread ${(spread * 100).toFixed(0)} %`);
  }
  for (const row of others) {
    const share = ratio(row, shortcodes);
    isMissed ||= share > MOST;
    console.log(
      `${share <= MOST ? 'met   ' : 'MISSED'} ${row.name} takes ${share.toFixed(3)} of do_shortcode's time, at most ${MOST}`,
    );
  }
}
