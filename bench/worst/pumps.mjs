/**
 * Hostile inputs by chance: a beginning, a piece again and again, often another as many times, an end. Pieces are made of everything that Inlay reads:
 * tokens of HTML, attributes, texts, components, and members of a site's state.
 */

const TAGS = (
  'a b i em font nobr p div span ul ol li dl dt dd nav header footer main section article table tbody tr td th caption ' +
  'form input button select option optgroup textarea label fieldset h1 h2 img svg math g foreignObject mi annotation-xml ' +
  'template script style noscript title pre br hr address time ruby rt object iframe details summary body html head frameset ' +
  'x-logo x-menu x-social x-contact x-addon x-foo'
).split(' ');

const ATTRIBUTES = [
  'class="a#"',
  'class="menu item brand"',
  'id=#',
  'id="x"',
  'href="/p/#/"',
  'href="/eventi/"',
  'href="tel:+39055012345#"',
  'href="mailto:ciao#@osteriacorniolo.example"',
  'href="https://www.facebook.com/osteriacorniolo"',
  'href="https://x.com/a#"',
  'src="/media/logo/osteria-corniolo.svg"',
  'srcset="/a.png 1x, /b.png 2x"',
  'alt="Logo"',
  'style="a:url(/x#)"',
  'a#',
  'a#="b"',
  'location="topic"',
  'location="topik"',
  'field="phone"',
  'field="email"',
  'provider="provider_contact_form"',
  'variant=footer',
  'type="email" name="email"',
  'name="message"',
  'data-props=\'{"t":"a#"}\'',
  'data-x="+39 055 012 3456"',
  'aria-label="Menu"',
  'itemprop="telephone"',
  'action="/send"',
  'value="a # b"',
  '/',
  '"',
  "'",
  '=',
  '&amp;',
];

const TEXTS = [
  ' ',
  '\n',
  '\t',
  'a',
  'word ',
  '0',
  '055 012 3456 ',
  '+39 055 012 3456',
  '(055) ',
  '-',
  '.',
  ',',
  '@',
  'a@b.c',
  'ciao@osteriacorniolo.example ',
  ' [at] ',
  ' (dot) ',
  'Via dei Macci 14, ',
  '50122 Firenze ',
  'Osteria Corniolo ',
  'Eventi',
  'https://',
  'https://x.example/a/',
  '/',
  '//',
  '?a=#',
  '&',
  '&amp;',
  '&#48;',
  '&#x30',
  '&notit;',
  '<',
  '<<',
  '</',
  '<!',
  '<!--',
  '-->',
  '--!>',
  '<!-- inlay-disable no-static-menu -->',
  '<!-- inlay-disable-next-line -->',
  '<!-- inlay-enable -->',
  '<![CDATA[',
  ']]>',
  '<?',
  '\0',
  '\u00a0',
  '\u200b',
  '“',
  'é',
  '例',
  '😀',
  '\r',
  '{"@type":"Organization","telephone":"',
  'api_key = "',
  'sk_live_',
  'Bearer ',
  'password: ',
  '-----BEGIN ',
  'eyJ',
  '#',
  'document.write("',
  'innerHTML=`',
  'nonce=',
  '_wpnonce=a#',
  '|',
  ' · ',
  '\\',
  '\\u0041',
  '"',
  "'",
  '`',
  '[',
  '{',
  '(',
  ')',
  ';',
];

const ENDS = [
  '',
  '',
  '',
  '</p>',
  '</div>',
  '</a>',
  '</table>',
  '</template>',
  '</svg>',
  '</select>',
  '-->',
  '">',
  "'>",
  '</script>',
  '</form>',
  '<x-logo>',
  '<p>x',
];

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Tasks, by how many of a hundred pumps are theirs. */
const SHARES = [
  ['lint', 36],
  ['fix', 10],
  ['render', 20],
  ['form', 8],
  ['parseSite', 6],
  ['manifest', 4],
  ['brief', 4],
  ['lint-site', 4],
  ['php', 6],
  ['php-form', 2],
];

/**
 * One pump.
 *
 * @param {number} seed
 * @param {number} number
 * @returns {{ number: number, task: string, before: string, piece: string, next: string, after: string, member?: string }}
 */
export function pumpOf(seed, number) {
  const random = chance(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const task = taskAt((number * 61) % 100);
  const some = (most, make) => Array.from({ length: Math.floor(random() * (most + 1)) }, make).join('');
  const token = () => {
    const kind = random();
    if (kind < 0.5) return `<${pick(TAGS)}${some(3, () => ` ${pick(ATTRIBUTES)}`)}${random() < 0.1 ? '/' : ''}>`;
    if (kind < 0.62) return `</${pick(TAGS)}>`;
    if (kind < 0.66) return ` ${pick(ATTRIBUTES)}`;
    return pick(TEXTS);
  };
  const piece = token() + some(4, token);
  const around = { before: some(4, token), after: some(2, token) + pick(ENDS) };
  // A whole element, or a value, in which a single piece of text is repeated.
  if (random() < 0.25) {
    const [open, close] = pick(WITHIN);
    return {
      number,
      task,
      before: around.before + open,
      piece: random() < 0.6 ? pick(TEXTS) : pick(TEXTS) + pick(TEXTS),
      next: random() < 0.2 ? pick(TEXTS) : '',
      after: close + around.after,
      member: memberOf(random),
    };
  }
  // What one piece opens, another may look through or close, again and again.
  const next = random() < 0.4 ? token() + some(1, token) : '';
  return { number, task, ...around, piece, next, member: memberOf(random) };
}

const WITHIN = [
  ['<a href="', '">x</a>'],
  ['<a href="tel:', '">x</a>'],
  ['<a href="mailto:', '">x</a>'],
  ['<a href="https://www.facebook.com/', '">f</a>'],
  ['<p>', '</p>'],
  ['<title>', '</title>'],
  ['<script type="application/ld+json">', '</script>'],
  ['<script>', '</script>'],
  ['<style>', '</style>'],
  ['<!--', '-->'],
  ["<div data-props='", "'></div>"],
  ['<img src="', '">'],
  ['<img alt="', '">'],
  ['<img srcset="', '">'],
  ['<x-menu location="', '"></x-menu>'],
  ['<x-logo class="', '"></x-logo>'],
  ['<div class="', '"></div>'],
  ['<div style="', '"></div>'],
  ['<nav aria-label="', '"><a href="/">x</a></nav>'],
  ['<address>', '</address>'],
  ['<textarea>', '</textarea>'],
  ['<p><x-logo></x-logo>', '</p>'],
  ['<p><x-menu location="topic"></x-menu>', '</p>'],
  ['<form action="', '"><input name="email"></form>'],
  ['<svg><path d="', '"/></svg>'],
  ['<select><option>', '</select>'],
  ['<h1>', '</h1>'],
  ['<label>', '</label>'],
  ['<', '>'],
  ['<div ', '>'],
  ['</', '>'],
];

/** Tasks whose large input is the site's state. */
export const OF_SITES = new Set(['parseSite', 'manifest', 'brief', 'lint-site']);

const MEMBERS = [
  'locations',
  'missing',
  'menus',
  'items',
  'nested',
  'contacts',
  'phones',
  'addresses',
  'social',
  'addons',
  'forms',
  'logo',
  'label',
  'name',
  'unknown',
];

function memberOf(random) {
  return MEMBERS[Math.floor(random() * MEMBERS.length)];
}

function taskAt(percent) {
  let left = percent;
  for (const [task, share] of SHARES) {
    left -= share;
    if (left < 0) return task;
  }
  return 'lint';
}

/**
 * The text of a pump, at about `size` characters. `#` in its pieces is their number there, which is odd at each size or even
 * at each: some tags, such as `<select>`, open what the next of them closes, and growth is that of pages of one kind.
 */
export function textOf({ number, before, piece, next, after }, size) {
  const rest = size - before.length - after.length;
  if (next === '') return before + repeated(piece, rest, number) + after;
  return before + repeated(piece, rest / 2, number) + repeated(next, rest / 2, number) + after;
}

function repeated(piece, size, number = 0) {
  const parts = [];
  for (let [index, length] = [0, 0]; length < size || index % 2 !== number % 2; index += 1) {
    const part = piece.replaceAll('#', String(index));
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** A site's state of about `size` characters that are of one member, made of a pump's piece. */
export function stateOf({ piece, member }, size) {
  const state = {
    site: { name: 'Bench', description: '', url: 'https://bench.example', language: 'en' },
    theme: { name: 'Bench', version: '1.0.0' },
  };
  const count = Math.max(1, Math.floor(size / (piece.length + 60)));
  const numbered = (index) => piece.replaceAll('#', String(index));
  const entries = (make) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => make(index, numbered(index))));
  const list = (make) => Array.from({ length: count }, (_, index) => make(index, numbered(index)));
  const long = repeated(piece, size);
  const main = (items) => ({
    locations: { topic: { label: 'Top', menu: 'main' } },
    definitions: { main: { name: 'Main', items } },
  });
  switch (member) {
    case 'locations':
      return { ...state, menus: { locations: entries((index, text) => [`l${index}`, { label: `${text}.` }]) } };
    case 'missing':
      return {
        ...state,
        menus: {
          locations: entries((index, text) => [`l${index}`, { label: 'L', menu: `${text}${index}` }]),
          definitions: entries((index) => [`m${index}`, { name: 'M', items: [] }]),
        },
      };
    case 'menus':
      return {
        ...state,
        menus: {
          locations: {},
          definitions: entries((index, text) => [`m${index}`, { name: `${text}.`, items: [{ label: text || 'x' }] }]),
        },
      };
    case 'items':
      return { ...state, menus: main(list((index, text) => ({ label: `${text}.`, url: `/p/${index}/` }))) };
    case 'nested': {
      let items = [{ label: 'Leaf', url: '/' }];
      for (let level = 1; level < 32; level += 1) {
        items = [
          ...Array.from({ length: Math.ceil(count / 32) }, () => ({ label: `${piece}.`, url: '/a/' })),
          { label: 'N', children: items },
        ];
      }
      return { ...state, menus: main(items) };
    }
    case 'contacts':
      return {
        ...state,
        contacts: entries((index, text) => [`c${index}`, { kind: 'text', value: `${text}${index}` }]),
      };
    case 'phones':
      return {
        ...state,
        contacts: entries((index) => [
          `c${index}`,
          { kind: 'phone', value: `+39 055 ${String(index).padStart(7, '0')}` },
        ]),
      };
    case 'addresses':
      return {
        ...state,
        contacts: entries((index, text) => [
          `c${index}`,
          { kind: 'address', value: `Via ${text} ${index}\n50122 Firenze` },
        ]),
      };
    case 'social':
      return {
        ...state,
        social: list((index) => ({ network: 'facebook', url: `https://www.facebook.com/bench${index}` })),
      };
    case 'addons':
      return {
        ...state,
        addons: entries((index, text) => [
          `provider_${index}`,
          { status: 'selected', forms: [{ id: `f${index}`, title: text || 'x', html: text }] },
        ]),
      };
    case 'forms':
      return {
        ...state,
        addons: {
          provider_contact_form: {
            status: 'selected',
            forms: list((index, text) => ({ id: `f${index}`, title: text || 'x', html: text })),
          },
        },
      };
    case 'logo':
      return {
        ...state,
        logos: { variants: { default: { url: '/logo.png', alt: long } }, main: { url: `/a?${long}`, srcset: long } },
      };
    case 'label':
      return { ...state, menus: main([{ label: long, url: `/${long}` }]) };
    case 'name':
      return { ...state, site: { ...state.site, name: long, description: long } };
    default:
      return { ...state, ...entries((index, text) => [`${text}${index}`, index]) };
  }
}
