/**
 * Inputs that once took Inlay far too long, each with what it took then: seconds, on the machine that this bench was first
 * run on. Tests hold each to what it gives; here its time is told.
 */

const SITE = {
  site: { name: 'Bench', description: '', url: 'https://bench.example', language: 'en' },
  theme: { name: 'Bench', version: '1.0.0' },
};

/** `count` times what `make` gives, joined. */
function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

function record(count, entry) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
}

/** A menu whose items share their children: few objects, and 2 to the power of its levels items. */
function sharedMenu(levels) {
  let items = [{ label: 'Leaf', url: '/' }];
  for (let level = 1; level < levels; level += 1)
    items = [
      { label: 'A', children: items },
      { label: 'B', children: items },
    ];
  return items;
}

const phones = record(1200, (index) => [`phone-${index}`, { kind: 'phone', value: '+39 055 012 3456' }]);

/** @type {readonly { name: string, task: string, canvas?: () => string, state?: () => object, before: string }[]} */
export const INPUTS = [
  {
    name: 'invented components, each a finding with a fix',
    task: 'lint',
    canvas: () => '<x-foo></x-foo>'.repeat(8738),
    before: '3 s',
  },
  {
    name: 'slashes in the address of a profile',
    task: 'lint',
    canvas: () => `<a href="https://www.facebook.com/a${'/'.repeat(130_000)}x">f</a>`,
    before: '25 s',
  },
  {
    name: 'a long string in a data attribute',
    task: 'lint',
    canvas: () => `<div data-props='{"t":"${'a'.repeat(40_000)}"}'></div>`,
    before: '2.7 s',
  },
  {
    name: 'formatting that is opened again in every paragraph',
    task: 'render',
    canvas: () => `<x-logo></x-logo>${times(2300, (index) => `<b id=${index}><p>`).slice(0, 32_768)}<x-logo>`,
    before: '4 s, 1.3 GB',
  },
  {
    name: 'blanks behind a component in a paragraph',
    task: 'render-unbounded',
    canvas: () => `<p><x-menu location="topic"></x-menu>${' '.repeat(8_000_000)}</p>`,
    before: 'RangeError',
  },
  {
    name: 'formatting that is closed and opened again',
    task: 'lint',
    canvas: () => `${times(5000, (index) => `<i a${index}>`)}${'<i></i>'.repeat(13_000)}`,
    before: '0.7 s',
  },
  {
    name: 'phones, each behind a tag that the parser drops',
    task: 'lint',
    canvas: () => '055 012 3456 </summary>'.repeat(5600),
    before: '4.8 s',
  },
  {
    name: 'a link to one number again and again',
    task: 'lint',
    canvas: () => `<a href="tel:${'055 012 3456 '.repeat(10_000)}">x</a>`,
    before: 'over 30 s',
  },
  {
    name: 'links to the phone, each in one more element',
    task: 'lint',
    canvas: () => '<div><a href="tel:+390550123456">055 012 3456</a>'.repeat(2674),
    before: '1.1 s',
  },
  {
    name: 'numbers in formatting that is not closed',
    task: 'lint',
    canvas: () => '<p>Fax <b>+39 055 012 3456<br>'.repeat(4200),
    before: '13 s',
  },
  {
    name: 'addresses in formatting that is not closed',
    task: 'lint',
    canvas: () => '<p>Via dei Tigli <b>12<br>'.repeat(5000),
    before: '21 s',
  },
  { name: 'unknown components', task: 'lint', canvas: () => '<x-foo></x-foo>'.repeat(8738), before: '3 s' },
  {
    name: 'locations that name missing menus',
    task: 'parseSite',
    state: () => ({
      ...SITE,
      menus: {
        locations: record(4000, (index) => [`place-${index}`, { label: `Place ${index}`, menu: `missing-${index}` }]),
        definitions: record(4000, (index) => [`menu-${index}`, { name: `Menu ${index}`, items: [] }]),
      },
    }),
    before: '7 s',
  },
  {
    name: 'a briefing of many contacts',
    task: 'brief',
    state: () => ({
      ...SITE,
      contacts: record(80_000, (index) => [`contact-${index}`, { kind: 'text', value: `Text ${index}` }]),
    }),
    before: '17 s',
  },
  {
    name: 'equal phones on a page of numbers',
    task: 'lint',
    canvas: () => times(1200, () => '<p>055 012 3456</p>\n'),
    state: () => ({ ...SITE, contacts: phones }),
    before: '13 s',
  },
  {
    name: 'many rules, and an element of many classes',
    task: 'lint',
    canvas: () =>
      `<style>${times(2000, (index) => `.q${index}{display:flex}`)}</style><p class="${'z '.repeat(15_000)}">` +
      times(2000, () => '055 012 3456 <br>'),
    state: () => SITE,
    before: '25 s',
  },
  {
    name: 'a selector of many classes',
    task: 'lint',
    canvas: () => `<style>${'.a'.repeat(45_000)}{display:flex}</style>${times(1400, () => '<p class=a>055 012 3456')}`,
    state: () => SITE,
    before: '11 s',
  },
  {
    name: 'a menu of shared objects, 32 levels deep',
    task: 'parseSite',
    state: () => ({
      ...SITE,
      menus: {
        locations: { topic: { label: 'Top', menu: 'main' } },
        definitions: { main: { name: 'Main', items: sharedMenu(32) } },
      },
    }),
    before: 'never ends',
  },
];
