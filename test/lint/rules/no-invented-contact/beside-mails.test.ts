import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en');
const PHONE = '<a href="tel:+442071234567">020 7123 4567</a>';
const card = (line: string) =>
  `<main><h1>x</h1><section><h2>Who we are</h2><div class="card"><h3>Ann Lee</h3><p>Vet</p><p>${line}</p></div></section></main>`;
const told = (line: string) =>
  invented(card(line), SITE).map(({ start, end, outcome }) => [card(line).slice(start, end), outcome]);
const mail = (host: string) => `<a href="mailto:a.lee@${host}">a.lee@${host}</a>`;

describe('a number beside a mailbox of the site’s name', () => {
  test.each(['harrow-vets.com', 'harrowvets.co.uk'])('needs a look: %s', (host) => {
    const [phone, mailbox, ...more] = told(`${PHONE}<br>${mail(host)}`);
    expect(phone).toEqual([PHONE, 'needs-review']);
    expect(mailbox?.[0]).toBe(mail(host));
    expect(more).toEqual([]);
  });

  test.each([
    ['alone', PHONE],
    ['beside a mailbox of another house', `${PHONE}<br>${mail('kolb-travel.example')}`],
    ['under a name', `Kolb Travel: ${PHONE}<br>a.lee@kolb-travel.example`],
  ])('near miss: %s', (_what, line) => {
    expect(told(line)).toEqual([]);
  });
});
