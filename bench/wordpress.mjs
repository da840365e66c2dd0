/**
 * A page view with Inlay beside two without, on nginx and PHP-FPM, where the plugin is not loaded and the form comes by its
 * shortcode. "Ready HTML": what Inlay expands stands in the content, the header and the footer already, so that nobody
 * looks for a menu. "WordPress's own": the logo and the menu of the header and of the content come by `get_custom_logo`
 * and `wp_nav_menu`, as they do on sites that know no Inlay; the rest is ready HTML. One connection asks for all in turn,
 * and for the second one twice: what those two differ by is noise. It exits with 1 when the bar is missed. Run it by `npm
 * run bench:wordpress`.
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

const SECONDS = 30;
const WARM_UP_VIEWS = 100;
const SIZE = 20_000;

const COMPONENTS = `<x-logo></x-logo>
<nav aria-label="Site"><x-menu location="naviga"></x-menu></nav>
<x-social></x-social>
<p>Call <x-contact field="phone"></x-contact> or write to <x-contact field="email"></x-contact>.</p>
<x-addon provider="provider_contact_form"></x-addon>`;
const PARAGRAPH = `<p>The hall has forty seats and the yard twenty: at weekends it is best to call in time. ${'We cook what the market has. '.repeat(8)}</p>\n`;
const TEXT = PARAGRAPH.repeat(Math.ceil(SIZE / PARAGRAPH.length));

/** What Inlay makes of a logo and of a menu. */
const LOGO = /<a class="x-logo.*?<\/a>/s;
const MENU = /<ul class="x-menu.*?<\/ul>(?=<\/nav>)/s;

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
  const parts = between(html, '<main>', '</main>', /<section id="parts">(.*)<\/section>/s).replace(
    form,
    '[nonce_form]',
  );
  const own = parts.replace(LOGO, '[own_logo]').replace(MENU, '[own_menu]');
  const twin = (name, content) => inWordPress(lab, 'without.php', { name, content });
  const without = { url: twin('without', content(parts)), headers: { 'x-without': 'ready' } };
  const byWordPress = { url: twin('own', content(own)), headers: { 'x-without': 'own' } };
  expandTheme(lab, html);
  const arms = [withInlay, without, without, byWordPress];
  await sleep(OPCACHE_MS);
  for (let views = 0; views < WARM_UP_VIEWS; views += 1) for (const arm of arms) await view(arm);
  check((await view(withInlay)).html, (await view(without)).html);

  checkOwn((await view(byWordPress)).html);

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
    const ready = between(html, '<body', '</html>', new RegExp(`(${pattern.source})`, 's'));
    const own = ready
      .replace(LOGO, "<?php echo do_shortcode('[own_logo]'); ?>")
      .replace(MENU, "<?php echo do_shortcode('[own_menu]'); ?>");
    const arms = `<?php $arm = $_SERVER['HTTP_X_WITHOUT'] ?? ''; if ($arm === 'ready') { ?>${ready}<?php } elseif ($arm === 'own') { ?>${own}<?php } else { ?>`;
    index = index.replace(pattern, (markup) => `${arms}${markup}<?php } ?>`);
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

/** What shows the same by WordPress's own functions: a logo and a menu in the header and in the content. */
function checkOwn(html) {
  const counts = [/class="custom-logo"/g, /<ul id="menu-main/g].map((pattern) => (html.match(pattern) ?? []).length);
  if (counts.join() !== '2,2') throw new Error(`Unexpected ${counts} logos and menus, expected 2,2`);
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
  const [inlay, ready, again, own] = times;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `WordPress ${lab.wordpress}, PHP ${lab.php}, a page of ${size.toLocaleString('en')} characters, ${inlay.length} rounds, load ${load}`,
  );
  const rows = { 'with Inlay': inlay, 'ready HTML': ready, 'ready HTML, again': again, "WordPress's own": own };
  for (const [name, samples] of Object.entries(rows)) {
    const { ms, spread } = summary(samples);
    console.log(`  ${name.padEnd(18)} ${ms.toFixed(3)} ms, spread ${(spread * 100).toFixed(0)} %`);
  }
  const noise = medianRatio(again, ready).toFixed(3);
  for (const [name, samples] of [
    ['ready HTML', ready],
    ["WordPress's own", own],
  ]) {
    const share = medianRatio(inlay, samples);
    isMissed ||= share > MOST;
    const verdict = share <= MOST ? 'met   ' : 'MISSED';
    console.log(
      `${verdict} a view with Inlay takes ${share.toFixed(3)} times as long as one with ${name}, at most ${MOST} (noise: ${noise})`,
    );
  }
}

/** The median of the rounds' own ratios. */
function medianRatio(one, other) {
  return summary(one.map((time, round) => time / other[round])).ms;
}
