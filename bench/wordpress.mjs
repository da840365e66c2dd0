/**
 * A page view with Inlay beside one without, on nginx and PHP-FPM. "Without" is the same page as the same WordPress would
 * serve it if nobody needed Inlay: the plugin is not loaded, what it expands stands in the content, the header and the
 * footer already, and the form comes by its shortcode. One connection asks for both in turn, and for the one without a
 * second time: what those two differ by is noise. It exits with 1 when the bar is missed. Run it by `npm run
 * bench:wordpress`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inWordPress, startDaemon, startLab } from './lab.mjs';
import { summary } from './measure.mjs';
import { progress } from './print.mjs';

/** A view with Inlay takes at most this many times as long. */
const MOST = 1.02;

/** opcache looks at a file no sooner than two seconds after it was written. */
const OPCACHE_MS = 2500;

const SECONDS = 40;
const WARM_UP_VIEWS = 100;
const SIZE = 20_000;

const COMPONENTS = `<x-logo></x-logo>
<nav aria-label="Site"><x-menu location="naviga"></x-menu></nav>
<x-social></x-social>
<p>Call <x-contact field="phone"></x-contact> or write to <x-contact field="email"></x-contact>.</p>
<x-addon provider="provider_contact_form"></x-addon>`;
const PARAGRAPH = `<p>The hall has forty seats and the yard twenty: at weekends it is best to call in time. ${'We cook what the market has. '.repeat(8)}</p>\n`;
const TEXT = PARAGRAPH.repeat(Math.ceil(SIZE / PARAGRAPH.length));

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isMissed = false;

for (const release of ['stable', 'newer']) {
  const lab = await startLab(release);
  try {
    await measure(lab);
  } finally {
    await lab.stop();
  }
}
process.exitCode = isMissed ? 1 : 0;

async function measure(lab) {
  const withInlay = { url: inWordPress(lab, 'with.php', { content: content(COMPONENTS) }), headers: {} };
  const endDaemon = await startDaemon(lab);
  const { html } = await view(withInlay);
  const form = /<form.*<\/form>/s;
  const without = {
    url: inWordPress(lab, 'without.php', {
      content: content(
        between(html, '<main>', '</main>', /<section id="parts">(.*)<\/section>/s).replace(form, '[nonce_form]'),
      ),
    }),
    headers: { 'x-without': '1' },
  };
  expandTheme(lab, html);
  const arms = [withInlay, without, without];
  await sleep(OPCACHE_MS);
  for (let views = 0; views < WARM_UP_VIEWS; views += 1) for (const arm of arms) await view(arm);
  check((await view(withInlay)).html, (await view(without)).html);

  const times = arms.map(() => []);
  const end = performance.now() + SECONDS * 1000;
  for (let round = 0; performance.now() < end; round += 1) {
    if (round % 50 === 0) progress(`round ${round}`);
    for (let turn = 0; turn < arms.length; turn += 1) {
      const index = (turn + round) % arms.length;
      times[index].push((await view(arms[index])).ms);
    }
  }
  progress('');
  await endDaemon();
  print(lab, html.length, times);
}

/** Has the theme print its header and footer expanded where the plugin is left out. */
function expandTheme(lab, html) {
  const theme = join(lab.site, 'wp-content/themes/classic');
  let index = readFileSync(join(theme, 'index.php'), 'utf8');
  for (const part of ['header', 'footer']) {
    const pattern = new RegExp(`<${part} id.*</${part}>`, 's');
    writeFileSync(
      join(theme, `${part}.html`),
      between(html, '<body', '</html>', new RegExp(`(${pattern.source})`, 's')),
    );
    const condition = `<?php if (isset($_SERVER['HTTP_X_WITHOUT'])) { readfile(__DIR__ . '/${part}.html'); } else { ?>`;
    index = index.replace(pattern, (markup) => `${condition}${markup}<?php } ?>`);
  }
  writeFileSync(join(theme, 'index.php'), index);
  const plugins = join(lab.site, 'wp-content/mu-plugins');
  mkdirSync(plugins);
  copyFileSync(new URL('php/without-plugin.php', import.meta.url), join(plugins, 'without.php'));
}

function content(parts) {
  return `<!-- wp:html -->\n<section id="parts">${parts}</section>\n${TEXT}<!-- /wp:html -->`;
}

function between(html, from, to, pattern) {
  const part = html.slice(html.indexOf(from), html.lastIndexOf(to));
  const [, found] = pattern.exec(part) ?? [];
  if (found === undefined || found.includes('<x-')) throw new Error(`Unexpected page without ${pattern}: ${part}`);
  return found;
}

/** Both show the same, but for what no two views have in common. */
function check(one, other) {
  const [a, b] = [one, other].map((html) =>
    html
      .slice(html.indexOf('<header id'), html.lastIndexOf('</footer>'))
      .replace(/value="[\da-f]{10,32}"/g, '')
      // WordPress sets an attribute of images in front, and the form is written as the HTML standard says.
      .replaceAll(' decoding="async"', '')
      .replaceAll('required=""', 'required')
      .replace(/\s+/g, ' '),
  );
  if (a !== b) throw new Error(`Unexpected difference between the pages:\n${a}\n\n${b}`);
}

function view({ url, headers }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (text) => {
        html += text;
      });
      response.on('end', () => {
        const ms = performance.now() - start;
        if (response.statusCode !== 200) reject(new Error(`Unexpected ${response.statusCode} of ${url}`));
        else resolve({ html, ms });
      });
    }).on('error', reject);
  });
}

function print(lab, size, times) {
  const [inlay, plain, again] = times.map((samples) => summary(samples));
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `WordPress ${lab.wordpress}, PHP ${lab.php}, a page of ${size.toLocaleString('en')} characters, ${times[0].length} rounds, load ${load}`,
  );
  for (const [name, { ms, spread }] of Object.entries({
    'with Inlay': inlay,
    without: plain,
    'without, again': again,
  })) {
    console.log(`  ${name.padEnd(16)} ${ms.toFixed(3)} ms, spread ${(spread * 100).toFixed(0)} %`);
  }
  const [share, noise] = [medianRatio(times[0], times[1]), medianRatio(times[2], times[1])];
  isMissed ||= share > MOST;
  console.log(
    `${share <= MOST ? 'met   ' : 'MISSED'} a view with Inlay takes ${share.toFixed(3)} times as long as one without, at most ${MOST} (noise: ${noise.toFixed(3)})`,
  );
}

/** The median of the rounds' own ratios. */
function medianRatio(one, other) {
  return summary(one.map((time, round) => time / other[round])).ms;
}
