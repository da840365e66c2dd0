import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

function manifestWith(more: object): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
      contacts: { phone: { kind: 'phone', value: '+39 051 1234567' }, ...more },
    }),
  );
}

const PHONE_ALONE = manifestWith({});
const WITH_FAX = manifestWith({ fax: { kind: 'phone', value: '+39 051 1234560' } });

/** What is expected in place of the contacts that a page invents, and what is suggested. */
function answers(body: string, manifest: Manifest): [string, string | undefined][] {
  return lint(`<footer>${body}</footer>`, manifest)
    .filter(({ rule }) => rule === 'no-invented-contact')
    .map(({ message, fix }) => [
      /, expected (.*?)(?:, as|: )/.exec(message)?.[1] ?? '',
      fix?.edits.map(({ text }) => text).join(''),
    ]);
}

const NUMBER = '051 1234568';
const LINK = `<a href="tel:+390511234568">${NUMBER}</a>`;

const FAXES = [
  `<p>Tel. 051 1234567 – Fax ${NUMBER}</p>`,
  `<p>Telefax: ${NUMBER}</p>`,
  `<p>Факс: ${NUMBER}</p>`,
  `<p><b>Fax</b> <span>${NUMBER}</span></p>`,
  `<p><b>Fax</b></p><p>${NUMBER}</p>`,
  `<p>${NUMBER} (fax)</p>`,
  `<p><i class="fa fa-fax"></i> ${NUMBER}</p>`,
  `<table><tr><td>Fax</td><td>${NUMBER}</td></tr></table>`,
  `<p>Fax ${LINK}</p>`,
  `<p>${LINK.replace('>051', '>Fax 051')}</p>`,
  `<p>${LINK.replace('href', 'aria-label="Fax" href')}</p>`,
  `<p>${LINK.replace('tel:', 'fax:')}</p>`,
  `<p><i class="bi bi-fax"></i> ${LINK}</p>`,
  `<dl><dt>Fax</dt><dd>${LINK}</dd></dl>`,
  `<table><tr><td>Fax</td><td>${LINK}</td></tr></table>`,
];

const PHONES = [
  `<p>Tel. ${NUMBER}</p>`,
  `<p>Tel. e Fax ${NUMBER}</p>`,
  `<p>Telefon/Fax: ${NUMBER}</p>`,
  `<p>Fax 02 87654321<br>Tel. ${NUMBER}</p>`,
  `<p>Tel. ${LINK}</p>`,
  `<p><i class="fa fa-phone"></i> ${LINK} <i class="fa fa-fax"></i></p>`,
  `<dl><dt>Fax</dt><dd>02 87654321</dd><dt>Telefono</dt><dd>${LINK}</dd></dl>`,
];

describe('a number that is nearly the phone', () => {
  test.each(FAXES)('is no phone where it is for faxes: %s', (body) => {
    expect(answers(body, PHONE_ALONE)).toEqual([['none', undefined]]);
    const fax = '<x-contact field="fax"></x-contact>';
    expect(answers(body, WITH_FAX)).toEqual([[`\`${fax}\``, fax]]);
  });

  test.each(PHONES)('negative control: is meant to be it elsewhere: %s', (body) => {
    const phone = '<x-contact field="phone"></x-contact>';
    expect(answers(body, PHONE_ALONE)).toContainEqual([`\`${phone}\``, phone]);
  });

  test('is none where a letter says that it is for faxes', () => {
    expect(answers(`<p>T. 051 1234567 F. ${NUMBER}</p>`, PHONE_ALONE)).toEqual([['none', undefined]]);
    expect(answers(`<p>F. 051 1234567 T. ${NUMBER}</p>`, PHONE_ALONE)).toHaveLength(1);
  });

  test('is no phone in data on the fax', () => {
    const body =
      '<script type="application/ld+json">{"@type":"Restaurant","name":"Luna","url":"https://luna.example","faxNumber":"+39 051 1234568"}</script>';
    expect(answers(body, PHONE_ALONE)).toEqual([['none', '']]);
    expect(answers(body.replace('faxNumber', 'telephone'), PHONE_ALONE)[0]?.[0]).toContain('+39 051 1234567');
  });
});
