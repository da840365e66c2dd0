import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' } },
  }),
);
const TEXT = '<p id="tel">+39 06 1234 5678</p>';
const LINK = '<a class="tel" href="tel:0612345678">06 1234 5678</a>';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

describe('a fix is no safe one where code of the page tells what was there from what comes', () => {
  test.each([
    'document.getElementById("tel").firstChild.data.trim()',
    "document.getElementById('tel').childNodes[0].nodeValue",
    '$("#tel").contents()',
    'document.querySelector(`#tel`).children.length',
  ])('of the element around it: %s', (code) => {
    expect(fixes(`${TEXT}<script>${code}</script>`)).toEqual(['a script in the page reads what is in `#tel`']);
  });

  test('by a handler that reads its own element', () => {
    expect(fixes('<p onclick="alert(this.firstChild.data)">+39 06 1234 5678</p>')).toEqual([
      'a handler of `<p>` reads what it is',
    ]);
  });

  test.each([
    ['a.getAttribute("href") === "tel:0612345678"', 'tel:0612345678'],
    ['a.href.startsWith("tel:06")', 'tel:0612345678'],
    ['a.className === "tel"', 'tel'],
    ['a.textContent === "06 1234 5678"', '06 1234 5678'],
  ])('by a value: %s', (code, value) => {
    const told = fixes(`${LINK}<script>const a = document.links[0]; ${code}</script>`);
    expect(told[0]).toContain(`a script in the page looks for \`${value}\``);
  });

  test.each([
    `${TEXT}<script>document.getElementById("other").firstChild.data</script>`,
    `${TEXT}<script type="application/ld+json">{"name": "tel"}</script>`,
    `<div id="tel"><section>${TEXT.replace(' id="tel"', '')}</section></div><script>byId("tel")</script>`,
    '<p onclick="open()">+39 06 1234 5678</p>',
    `${LINK}<script>a.href.startsWith("tel:")</script>`,
    `${LINK}<script>a.className === "phone"; a.getAttribute("href") === "tel:07"</script>`,
  ])('negative control: %s', (canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});
