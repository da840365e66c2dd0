import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { hoverAt } from '../../src/lsp/hover.js';
import { readSite } from '../support/sites.js';
import { cursor, MANIFEST } from './cursor.js';

function at(marked: string) {
  const { source, offset } = cursor(marked);
  const hover = hoverAt(source, offset, MANIFEST);
  return hover && { of: source.slice(hover.start, hover.end), text: hover.text };
}

describe('a hover', () => {
  test('on a component shows what it comes to, and its attributes', () => {
    expect(at('<p><x-con|tact field="email"></x-contact></p>')).toEqual({
      of: '<x-contact',
      text: [
        "**x-contact**: One of the site's contacts: a phone number, mail address, postal address, WhatsApp, opening hours or line of text.",
        '',
        'Shows: ciao@osteriacorniolo.example',
        '',
        '```html',
        '<a class="x-contact x-contact--email" href="mailto:ciao@osteriacorniolo.example">ciao@osteriacorniolo.example</a>',
        '```',
        '',
        '| attribute | meaning | values | default |',
        '| --- | --- | --- | --- |',
        '| `field` | Which contact | `phone`, `email`, `address`, `whatsapp`, `hours` | *required* |',
        '| `link` | Whether it is a link; an address without a `url` leads to a map | `true`, `false` | true for phone, email and whatsapp, else false |',
        "| `class` | Class names behind the component's own, in place of those that the site's markup gives it |  | none |",
      ].join('\n'),
    });
  });

  test.each([
    ['a menu', '<|x-menu location="utili"></x-menu>', 'Shows: Privacy · Cookie · Note legali'],
    ['a logo by its alternative text', '<x-l|ogo></x-logo>', 'Shows: Osteria Corniolo'],
    ['one of several', '<x-logo></x-logo><x-m|enu location="utili">', 'Shows: Privacy · Cookie · Note legali'],
    [
      'the default form',
      '<|x-addon provider="provider_contact_form">',
      'Shows the form `contatti` of `provider_contact_form`: Scrivici',
    ],
    [
      'a form that the request brings',
      '<|x-addon provider="provider_contact_form" id="prenotazione">',
      'Shows the form `prenotazione` of `provider_contact_form`: Prenota un tavolo',
    ],
    [
      'a component that resolves to nothing',
      '<|x-menu location="topc">',
      'Shows nothing: `/menus/locations/topc` not registered: Unexpected `topc`, expected one of `topic`, `utili`, `footer`; nearest is `topic`.',
    ],
    [
      'a component that is refused',
      '<form><|x-addon provider="provider_contact_form"></form>',
      'Unexpected `x-addon` in a form, expected it elsewhere: its form cannot live there.',
    ],
  ])('tells what is shown of %s', (_what, marked, expected) => {
    expect(at(marked)?.text).toContain(expected);
  });

  test.each([
    [
      'a location',
      '<x-menu location="ut|ili">',
      'utili',
      '`utili`: Note legali · Collegamenti legali in fondo alla pagina · menu “Legale”\n\n- Privacy `/privacy/`\n- Cookie `/cookie/`\n- Note legali `/note-legali/`',
    ],
    [
      'a field',
      "<x-contact field='|phone'>",
      'phone',
      '`phone`: phone · 055 012 3456\n\n+390550123456  \n055 012 3456',
    ],
    [
      'a form',
      '<x-addon provider=provider_contact_form id=prenot|azione>',
      'prenotazione',
      '`prenotazione`: Prenota un tavolo',
    ],
    [
      'an attribute',
      '<x-menu loc|ation="topic">',
      'location',
      '**location** (required): A location of the theme that a menu is assigned to\n\nOne of `topic`, `utili`, `footer`',
    ],
  ])('tells %s', (_what, marked, of, text) => {
    expect(at(marked)).toEqual({ of, text });
  });

  test.each([
    ['text', '<x-logo></x-logo> a|b'],
    ['an end tag', '<x-logo></x-|logo>'],
    ['another element', '<d|iv>'],
    ['a comment', '<!-- <x-l|ogo> -->'],
    ['an unknown component', '<x-n|av>'],
    ['an unknown attribute', '<x-logo constr|uctor="a">'],
    ['an unknown value', '<x-menu location="to|pc">'],
    ['a blank', '<x-menu  | location="topic">'],
  ])('says nothing of %s', (_what, marked) => {
    expect(at(marked)).toBeUndefined();
  });

  test('is cut where a menu is long', () => {
    const large = buildManifest(readSite('large'));
    const text = hoverAt('<x-menu location="mega"></x-menu>', 0, large)?.text ?? '';
    expect(text).toMatch(/…\n```\n/);
    expect(text.length).toBeLessThan(4000);
  });

  test('never fails, wherever the cursor is', () => {
    const source = '<p><x-menu location="to\ud83d\ude00pic"\r\n a=\'b<c\'><x-addon provider id=a></x-menu></p><x-logo';
    const said = Array.from(source, (_, offset) => hoverAt(source, offset, MANIFEST)).filter((hover) => hover);
    expect(said.length).toBeGreaterThan(10);
  });

  test('shows a component without its paragraph', () => {
    expect(at('<p>a</p><p><x-m|enu location="utili"></x-menu></p>')?.text).toContain('```html\n<nav');
  });
});
