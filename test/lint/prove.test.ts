import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../src/lint/document/document.js';
import { proveFixes } from '../../src/lint/prove.js';
import { readSite } from '../support/sites.js';

const site = readSite('small-business');
const LEGAL =
  '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';

function tried(source: string, from: string, to: string) {
  const start = source.indexOf(from);
  const [fix] = proveFixes(indexDocument(source), site, [
    {
      start,
      end: start + from.length,
      message: '',
      fix: { description: 'Mend it', edits: [{ start, end: start + from.length, text: to }] },
    },
  ]);
  return fix;
}

describe('x', () => {
  test('y', () => {
    const log = (a: string, b: string, c: string) =>
      console.log(a.slice(0, 150), '->', c, '\n', JSON.stringify(tried(a, b, c)));
    const menu = '<x-menu location="utili"></x-menu>';
    log(`<footer>${LEGAL}</footer>`, LEGAL, menu);
    log(`<footer>${LEGAL}</footer>`, LEGAL, menu.replace('utili', 'footer'));
    log(`<nav>${LEGAL}</nav>`, LEGAL, menu);
    log(`<div><p>Legal: ${LEGAL}</p></div>`, LEGAL, menu);
    const inline =
      '<a href="/privacy/">Privacy</a> <a href="/cookie/">Cookie</a> <a href="https://www.osteriacorniolo.example/note-legali">Note legali</a>';
    log(`<div><p>Legal: ${inline}</p></div>`, inline, menu);
    log(`<div><p>${inline}</p></div>`, inline, menu);
    log(`<div><div>${inline}</div></div>`, inline, menu);
    const logo =
      '<a href="/" class="brand"><img src="/media/logo/osteria-corniolo-300x80.svg" alt="Osteria Corniolo logo"></a>';
    log(`<header>${logo}</header>`, logo, '<x-logo class="brand"></x-logo>');
    log(`<header>${logo}</header>`, logo, '<x-logo></x-logo>');
    log(`<a href="/"><x-logo link></x-logo></a>`, ' link', ' link="false"');
    log(`<p>a <x-logo/> b</p>`, '/>', '></x-logo>');
    log(`<p>a <x-logo> b</p>`, '<x-logo>', '<x-logo></x-logo>');
    log(`<p>a <x-logo foo="x"> b</p>`, ' foo="x"', '');
    log(`<x-menu location="utilii"></x-menu>`, 'utilii', 'utili');
    log(
      `<p>Tel <a href="tel:0550123456">+39 055 012 3456</a></p>`,
      '<a href="tel:0550123456">+39 055 012 3456</a>',
      '<x-contact field="phone"></x-contact>',
    );
    log(`<p>Tel +39 055 012 3456</p>`, '+39 055 012 3456', '<x-contact field="phone"></x-contact>');
    log(`<p>Tel +39 055 012 3457</p>`, '+39 055 012 3457', '<x-contact field="phone"></x-contact>');
    log(
      `<p><a href="mailto:ciao@Osteriacorniolo.example"><i class="fa"></i> ciao@osteriacorniolo.example</a></p>`,
      '<a href="mailto:ciao@Osteriacorniolo.example"><i class="fa"></i> ciao@osteriacorniolo.example</a>',
      '<x-contact field="email"></x-contact>',
    );
    log(`<div><form></form></div>`, '<form></form>', '<x-addon provider="provider_contact_form"></x-addon>');
    log(`a\n  <!-- x -->\nb`, '  <!-- x -->\n', '');
    expect(1).toBe(1);
  });
});
