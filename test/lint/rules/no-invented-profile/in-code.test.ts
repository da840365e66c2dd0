import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

function told(written: string): string[] {
  const canvas = written.replaceAll('§', '$');
  return lint(canvas, siteIn('en')).flatMap(({ rule, outcome, start, end }) =>
    rule === 'no-invented-profile' ? [`${outcome} ${canvas.slice(start, end)}`] : [],
  );
}

const OWN = 'https://www.instagram.com/harrow.vets';
const NEAR = 'https://www.facebook.com/harrowvets';
const OTHER = 'https://www.tiktok.com/@pets.and.us';

describe('a profile in an attribute of its own', () => {
  test.each([
    ['named as its network', `<div data-tiktok="${OTHER}"></div>`, [`needs-review data-tiktok="${OTHER}"`]],
    ['in the footer', `<footer><div data-tiktok="${OTHER}"></div></footer>`, [`violation data-tiktok="${OTHER}"`]],
    ['by its handle', `<div data-url="${NEAR}"></div>`, [`violation data-url="${NEAR}"`]],
    [
      'in JSON of an attribute',
      `<div data-links='[{"name":"TikTok","url":"${OTHER}"}]'></div>`,
      [`needs-review ${OTHER}`],
    ],
    ['in Alpine', `<div x-data="{ tiktok: '${OTHER}' }"></div>`, [`needs-review ${OTHER}`]],
    ['in a list in Alpine', `<div x-data="{ social: ['${OTHER}'] }"></div>`, [`needs-review ${OTHER}`]],
    ['a bound address', `<a :href="'${NEAR}'">Facebook</a>`, [`violation <a :href="'${NEAR}'">Facebook</a>`]],
  ])('%s', (_what, canvas, expected) => {
    expect(told(canvas)).toEqual(expected);
  });

  test.each([
    ['configured', `<footer><div data-instagram="${OWN}"></div></footer>`],
    ['of an author', `<div data-author-tiktok="${OTHER}"></div>`],
    ['of a card of a person', `<div class="team-member"><i data-tiktok="${OTHER}"></i></div>`],
    ['an embed', `<div class="fb-page" data-href="${NEAR}"></div>`],
    ['a feed', `<footer><div class="tiktok-feed" data-tiktok="${OTHER}"></div></footer>`],
    ['a post', '<footer><div data-instagram="https://www.instagram.com/p/C1harbour/"></div></footer>'],
    ['a share button', '<footer><button data-url="https://www.facebook.com/sharer/sharer.php">Share</button></footer>'],
    ['a name that says nothing', `<main><div data-more="${OTHER}"></div></main>`],
    ['of the template', '<footer><div data-tiktok="https://www.tiktok.com/@{{ handle }}"></div></footer>'],
    ['a sample', `<pre><code><i data-tiktok="${OTHER}"></i></code></pre>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('a button that leads to a profile', () => {
  test.each([
    [`<footer><button onclick="window.open('${OTHER}')">TikTok</button></footer>`],
    [`<footer><span role="link" onclick="location.href='${OTHER}'">TikTok</span></footer>`],
    [`<header><button data-href="${OTHER}" aria-label="TikTok"></button></header>`],
    [`<footer><a href="#" onclick="window.open('${OTHER}'); return false">TikTok</a></footer>`],
    [`<footer><button @click="window.open('${OTHER}')">TikTok</button></footer>`],
  ])('is as a link: %s', (canvas) => {
    expect(told(canvas)).toEqual([expect.stringMatching(/^violation <(?:button|span|a) /)]);
  });

  test.each([
    [`<footer><button onclick="window.open('${OWN}')">Instagram</button></footer>`],
    [`<blockquote><button onclick="window.open('${OTHER}')">TikTok</button></blockquote>`],
    [`<main><p><button onclick="window.open('${OTHER}')">Penrose Mill on TikTok</button></p></main>`],
    [`<footer><button onclick="window.open('https://x.com/intent/tweet?text=a')">Share</button></footer>`],
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('a profile in an object of a script', () => {
  test.each([
    ['by its network', `<script>const config = { tiktok: "${OTHER}" }</script>`, [`needs-review ${OTHER}`]],
    ['by its handle', `<script>const config = { page: "${NEAR}" }</script>`, [`violation ${NEAR}`]],
    ['in a list', `<script>const socialLinks = ["${OWN}", "${OTHER}"]</script>`, [`needs-review ${OTHER}`]],
    [
      'in a list of pairs',
      `<script>const LINKS = [{ name: 'TikTok', url: '${OTHER}' }]</script>`,
      [`needs-review ${OTHER}`],
    ],
    ['in data', `<script type="application/json">{"social":{"clips":"${OTHER}"}}</script>`, [`needs-review ${OTHER}`]],
    [
      'with slashes as PHP writes them',
      `<script type="application/json">{"page":"${NEAR.replaceAll('/', '\\/')}"}</script>`,
      [`violation ${NEAR.replaceAll('/', '\\/')}`],
    ],
    [
      'beside the name of the site',
      `<script>const site = { name: 'Harrow Vets', tiktok: '${OTHER}' }</script>`,
      [`needs-review ${OTHER}`],
    ],
  ])('%s', (_what, canvas, expected) => {
    expect(told(canvas)).toEqual(expected);
  });

  test.each([
    ['configured', `<script>const config = { instagram: "${OWN}" }</script>`],
    ['of a person', `<script>const list = [{ name: 'Anna Rossi', tiktok: '${OTHER}' }]</script>`],
    ['of the team', `<script>const team = [{ id: 3, tiktok: '${OTHER}' }]</script>`],
    ['of an author', `<script>const post = { author: { tiktok: '${OTHER}' } }</script>`],
    ['of partners', `<script>const partners = ['${OTHER}']</script>`],
    ['in a comment', `<script>// tiktok: "${OTHER}"\nrun()</script>`],
    ['fetched', `<script>fetch("${OTHER}")</script>`],
    ['of a template', '<script>const config = { tiktok: `https://www.tiktok.com/@§{handle}` }</script>'],
    ['of a placeholder', `<script>const config = { placeholder: { tiktok: "${OTHER}" } }</script>`],
    ['a share button', '<script>const share = { facebook: "https://www.facebook.com/sharer.php?u=" }</script>'],
    ['in a template of HTML', `<script type="text/template">{ tiktok: "${OTHER}" }</script>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});
