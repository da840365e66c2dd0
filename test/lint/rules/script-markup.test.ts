import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { siteIn } from './no-invented-contact/support.js';

const site = siteIn('en');
const found = (canvas: string) =>
  lint(canvas.replaceAll('§', '$'), site).filter(
    ({ rule }) => rule === 'no-invented-contact' || rule === 'no-invented-profile',
  );
const said = (canvas: string) => found(canvas).map(({ start, end }) => canvas.slice(start, end));
const LINK = '<a href="tel:+442079460111">020 7946 0111</a>';

describe('what a script writes into the page is told', () => {
  test.each([
    ['an inner text', `<script>box.innerHTML = '${LINK}'</script>`, [LINK]],
    ['a template', `<script>box.innerHTML = \`<p>Call \${who} on ${LINK}</p>\`</script>`, [LINK]],
    ['a document', `<script>document.write('<p>Phone: ${LINK}</p>')</script>`, [LINK]],
    ['beside an element', `<script>box.insertAdjacentHTML('beforeend', '${LINK}')</script>`, [LINK]],
    [
      'with escapes',
      String.raw`<script>box.innerHTML = "<a href=\"tel:+442079460111\">call<\/a>"</script>`,
      [String.raw`<a href=\"tel:+442079460111\">call<\/a>`],
    ],
    [
      'a sentence',
      "<script>e.target.innerHTML = '<p>Thank you! A question? Call us on 020 7946 0111.</p>'</script>",
      ['020 7946 0111'],
    ],
    [
      'a sentence in German',
      "<script>e.target.innerHTML = '<p>Danke! Fragen? Rufen Sie uns an: 020 7946 0111.</p>'</script>",
      ['020 7946 0111'],
    ],
    ['a mailbox', "<script>$('#x').html('<b>rooms@harrow-vets.example</b>')</script>", ['rooms@harrow-vets.example']],
    [
      'a popup of a map',
      "<script>L.marker(at).bindPopup('<b>Harrow Vets</b><br>Phone: 020 7946 0111')</script>",
      ['020 7946 0111'],
    ],
    [
      'a chat',
      `<script>document.body.insertAdjacentHTML("beforeend", '<a class="wa" href="https://wa.me/447700900999">Chat</a>')</script>`,
      ['<a class="wa" href="https://wa.me/447700900999">Chat</a>'],
    ],
    [
      'a profile',
      `<script>box.innerHTML = '<a href="https://www.facebook.com/harrowvets">Facebook</a>'</script>`,
      ['<a href="https://www.facebook.com/harrowvets">Facebook</a>'],
    ],
    [
      'a profile of another name, in the footer',
      `<footer id="foot"></footer><script>document.getElementById('foot').innerHTML = '<a href="https://www.tiktok.com/@petsrus">TikTok</a>'</script>`,
      ['<a href="https://www.tiktok.com/@petsrus">TikTok</a>'],
    ],
    ['line breaks as on Windows', `<script>\r\nif (a && b) {\r\n  box.innerHTML = '${LINK}'\r\n}\r\n</script>`, [LINK]],
  ])('%s', (_what, canvas, expected) => {
    expect(said(canvas)).toEqual(expected);
  });

  test('with the value to write, as no component is expanded there', () => {
    const [finding] = found(`<script>box.innerHTML = '${LINK}'</script>`);
    expect(finding?.message).toContain("expected `tel:+442079460958`, the site's `phone`");
    expect(finding?.message).not.toContain('<x-');
    expect(finding?.fix).toBeUndefined();
  });
});

describe('is left alone', () => {
  test.each([
    ['its own number', '<script>box.innerHTML = \'<a href="tel:+442079460958">Call</a>\'</script>'],
    ['its own profile', '<script>box.innerHTML = \'<a href="https://www.instagram.com/harrow.vets">x</a>\'</script>'],
    ['what the script puts in', '<script>box.innerHTML = `<a href="tel:§{phone}">§{phone}</a>`</script>'],
    ['a sample that is shown', `<script>const sample = '${LINK}'; box.innerHTML = other</script>`],
    ['text that is no HTML', `<script>box.textContent = '${LINK}'; other.innerHTML = ''</script>`],
    ['a script that writes nothing', `<script>const link = '${LINK}'; count(link)</script>`],
    [
      "somebody else's number",
      '<script>box.innerHTML = \'<p>Flour by Penrose Mill, <a href="tel:+442079460111">020 7946 0111</a></p>\'</script>',
    ],
    [
      'what customers say',
      `<div id="r" class="testimonials"></div><script>document.getElementById("r").innerHTML = '${LINK}'</script>`,
    ],
    ['a quote', `<script>box.innerHTML = '<blockquote>Call ${LINK}</blockquote>'</script>`],
    ['an order', "<script>box.innerHTML = '<p>Parcel 020 7946 0111 is packed.</p>'</script>"],
    [
      "somebody else's profile",
      '<script>box.innerHTML = \'<p>Photos by <a href="https://www.facebook.com/rosa.pinto">Rosa Pinto</a></p>\'</script>',
    ],
    [
      'a share link',
      '<script>box.innerHTML = \'<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>\'</script>',
    ],
    ['data', `<script type="application/json">{"innerHTML": "<p>Call us on 020 7946 0111</p>"}</script>`],
  ])('%s', (_what, canvas) => {
    expect(said(canvas)).toEqual([]);
  });
});
