import { describe, expect, test } from 'vitest';
import { COMPONENT_TAGS } from '../../src/component/tags.js';
import { buildManifest, type Manifest, parseSite } from '../../src/index.js';
import { complete } from '../../src/lsp/complete.js';
import { readState } from '../support/sites.js';
import { BARE, cursor, MANIFEST } from './cursor.js';

const ALL = [...COMPONENT_TAGS];
const FORMS = ['contatti', 'prenotazione', 'notizie'];

function at(marked: string, manifest: Manifest = MANIFEST, snippets = true) {
  const { source, offset } = cursor(marked);
  return complete(source, offset, manifest, { snippets });
}

function labels(marked: string, manifest?: Manifest): string[] {
  return at(marked, manifest).map(({ label }) => label);
}

/** The source after a completion was taken. */
function taken(marked: string, label: string, snippets = false): string {
  const { source } = cursor(marked);
  const found = at(marked, MANIFEST, snippets).find((each) => each.label === label);
  return found ? source.slice(0, found.start) + found.text + source.slice(found.end) : 'not offered';
}

/** Attributes of `x-menu` that decide how it looks. */
const OF_DESIGN = ['item-class', 'link-class', 'submenu-class', 'submenus', 'collapse'];

describe('completion', () => {
  test.each<[what: string, marked: string, expected: string[]]>([
    ['components behind `<`', '<p>a</p>\n<|', ALL],
    ['components behind `<x`', '<X|', ALL],
    ['components behind `<x-`', '<div><x-|</div>', ALL],
    ['components in a name', '<x-lo|go></x-logo>', ALL],
    ['components in a template', '<template><x-|</template>', ALL],
    ['components behind a comment', '<!-- <x-logo> --><x-|', ALL],
    ['attributes behind a name', '<x-menu |></x-menu>', ['location', 'depth', 'class', ...OF_DESIGN]],
    ['attributes of a tag that is still open', '<x-menu |\n<p>text</p>', ['location', 'depth', 'class', ...OF_DESIGN]],
    [
      'attributes at a line of their own',
      '<x-menu\n  location="topic"\n  |></x-menu>',
      ['depth', 'class', ...OF_DESIGN],
    ],
    ['attributes but those that follow', '<x-contact | link="no" FIELD=phone/>', ['class']],
    ['the name that is being typed', '<x-menu loc|></x-menu>', ['location', 'depth', 'class', ...OF_DESIGN]],
    ['locations with a menu', '<x-menu location="|"></x-menu>', ['topic', 'utili', 'footer']],
    ['locations in upper case markup', "<X-MENU LOCATION='|'>", ['topic', 'utili', 'footer']],
    ['locations without quotation marks', '<x-menu location=|></x-menu>', ['topic', 'utili', 'footer']],
    ['locations in a value', '<x-menu location="to|pic"></x-menu>', ['topic', 'utili', 'footer']],
    ['locations in an open value', '<x-menu location="|></x-menu>\n<p class="a">', ['topic', 'utili', 'footer']],
    ['fields', '<x-contact field="|">', ['phone', 'email', 'address', 'whatsapp', 'hours']],
    ['providers', '<x-addon provider="|">', ['provider_contact_form', 'provider_newsletter_form']],
    ['forms of the provider', '<x-addon id="|" provider="provider_newsletter_form">', ['notizie']],
    ['forms of every provider while none is chosen', '<x-addon id="|">', FORMS],
    ['no form of a provider that is not there', '<x-addon provider="other" id="|">', []],
    ['variants', '<x-logo variant="|">', ['default', 'transparent', 'light', 'footer']],
    ['booleans', '<x-logo link="|">', ['true', 'false']],
    ['no value for class names', '<x-logo class="|">', []],
    ['no value for a number', '<x-menu depth="|">', []],
    ['no value of an unknown attribute', '<x-logo constructor="|">', []],
  ])('offers %s', (_what, marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  test.each([
    ['in text', '<x-logo></x-logo> a |b'],
    ['in an empty canvas', '|'],
    ['behind a finished tag', '<x-menu location="topic">|</x-menu>'],
    ['behind a quotation mark', '<x-menu location="topic"|></x-menu>'],
    ['in an end tag', '<x-logo></x-|logo>'],
    ['in another element', '<div |>'],
    ["in another element's name", '<|div>'],
    ['in an unknown component', '<x-nav |></x-nav>'],
    ['in a comment', '<!-- <x-menu location="|" -->'],
    ['in an open comment', '<!-- <x-|'],
    ['in a script', '<script>"<x-|"</script>'],
    ['in a style', '<style>/* <x-menu |> */</style>'],
    ['in a text area', '<textarea><x-|</textarea>'],
    ['in an attribute', '<p title="<x-|">'],
    ['in noscript', '<noscript><x-|</noscript>'],
    ['in svg', '<svg><x-|</svg>'],
    ['in a select', '<select><x-|</select>'],
  ])('offers nothing %s', (_what, marked) => {
    expect(labels(marked)).toEqual([]);
  });

  test('offers only what shows something on the site', () => {
    expect(labels('<|', BARE)).toEqual(['x-logo']);
    expect(labels('<x-menu location="|">', BARE)).toEqual([]);
  });

  test.each([
    ['x-logo', '<x-logo></x-logo>'],
    ['x-menu', '<x-menu location="topic"></x-menu>'],
    ['x-addon', '<x-addon provider="provider_contact_form"></x-addon>'],
  ])('writes a whole `%s`', (label, expected) => {
    expect(taken('<x-|', label)).toBe(expected);
  });

  test('writes what is left to choose as a snippet', () => {
    expect(taken('<x-|', 'x-menu', true)).toBe(`<x-menu location="$\{1|topic,utili,footer|}"></x-menu>$0`);
    expect(taken('<x-menu |>', 'class', true)).toBe('<x-menu class="$1"$0>');
    expect(taken('<x-logo |>', 'link', true)).toBe(`<x-logo link="$\{1|true,false|}"$0>`);
  });

  test.each([
    ['a name before the rest of its tag', '<x-|lo class="a"></x-logo>', 'x-social', '<x-social class="a"></x-logo>'],
    ['an attribute', '<x-menu |></x-menu>', 'location', '<x-menu location=""></x-menu>'],
    ['an attribute that has a value', '<x-menu loc|="topic">', 'location', '<x-menu location="topic">'],
    ['a whole value', '<x-menu location="to|pic">', 'footer', '<x-menu location="footer">'],
    [
      'what was typed of an open value',
      '<x-menu location="to|>\n<p class="a">',
      'topic',
      '<x-menu location="topic>\n<p class="a">',
    ],
    ['a value with its marks', '<x-menu location=|>', 'footer', '<x-menu location="footer">'],
  ])('replaces %s', (_what, marked, label, expected) => {
    expect(taken(marked, label)).toBe(expected);
  });

  test('tells a location by label, use and menu, and its items', () => {
    expect(at('<x-menu location="|">')[1]).toEqual({
      kind: 'value',
      label: 'utili',
      detail: 'Note legali · Collegamenti legali in fondo alla pagina · menu “Legale”',
      documentation: '- Privacy `/privacy/`\n- Cookie `/cookie/`\n- Note legali `/note-legali/`',
      text: 'utili',
      isSnippet: false,
      start: 18,
      end: 18,
    });
  });

  test.each([
    ['a field', '<x-contact field="|">', 'phone', 'phone · 055 012 3456'],
    ['a provider', '<x-addon provider="|">', 'provider_contact_form', 'selected · 2 forms'],
    ['a form', '<x-addon provider="provider_contact_form" id="|">', 'contatti', 'Scrivici · default'],
    ['a variant of its own', '<x-logo variant="|">', 'footer', "shows the variant's own logo"],
    ['a variant that falls back', '<x-logo variant="|">', 'light', "shows the platform's logo"],
    ['a default', '<x-logo link="|">', 'true', 'default'],
    ['a component', '<|', 'x-social', "Links to the site's profiles on social networks, as a list."],
  ])('tells %s by its detail', (_what, marked, label, detail) => {
    expect(at(marked).find((each) => each.label === label)?.detail).toBe(detail);
  });

  test('escapes names of the site for markup and snippets', () => {
    const state = readState('bare') as object; // a site's state is one
    const phone = { kind: 'phone', value: '+390550123456' };
    const site = parseSite({ ...state, contacts: { 'a"b': phone, "c'|,$}\\": phone } });
    const manifest = buildManifest(site);
    const texts = (marked: string, snippets: boolean) => at(marked, manifest, snippets).map(({ text }) => text);
    expect(texts('<x-contact field="|">', false)).toEqual(['a&quot;b', "c'|,$}\\"]);
    expect(texts("<x-contact field='|'>", false)).toEqual(['a&quot;b', 'c&#39;|,$}\\']);
    expect(texts('<x-contact |>', true)[0]).toBe(`field="$\{1|a&quot;b,c'\\|\\,$}\\\\|}"$0`);
  });

  test('never fails, wherever the cursor is', () => {
    const source =
      '<x-menu location="to\ud83d\ude00pic"\r\n class=\'a<b\' <!-- <x-logo> --><script><x-</script><x-logo a = b/>';
    for (let offset = 0; offset <= source.length; offset += 1)
      expect(Array.isArray(complete(source, offset, MANIFEST, { snippets: true }))).toBe(true);
  });
});
