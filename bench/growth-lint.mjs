/**
 * How the cost of `lint` grows with the size of hostile pages: the ratio of the least times for four times as much, up to
 * 1.6 MB, with all rules on, in one process, beside that of a bare parse. It exits with 1 when one is over the bar. Run it by
 * `npm run bench:growth-lint`, which gives young objects room: how often they are collected says nothing of the linter.
 * With words behind `--` it measures the shapes alone whose name holds one of them.
 */
import { readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { buildManifest, parseSite } from '../dist/index.js';
import { lint } from '../dist/lint/index.js';

/**
 * Four times as much may take this many times as long as it takes a bare parse of the same page, which is 4 to 10 times:
 * more where its tree no longer fits the young generation. It is taken for no less than a middling parse, as small pages
 * are measured less surely. The square would be 16.
 */
const BAR = 1.5;
const LEAST_OF_PARSE = 5.4;

/** Characters of the smaller page, the first that can be linted with four times as many. */
const SIZES = [400_000, 100_000, 25_000, 6_000];

const ROUNDS = 3;

/** From here on a page is measured no more than once. */
const SLOW_MS = 1000;

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const manifest = buildManifest(parseSite(JSON.parse(readFileSync(STATE, 'utf8'))));

/** A site with much to compare with: 220 menu items, 60 profiles, 50 contacts, 100 files. */
const WORDS = 'Bread Cakes Orders Shop About Story Contact Team Press Events Gallery Prices'.split(' ');
const NETWORKS = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok'];
const numbered = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const items = numbered(220, (index) => {
  const word = WORDS[index % WORDS.length];
  return { label: `${word} ${WORDS[(index * 7) % WORDS.length]} ${index}`, url: `/${word.toLowerCase()}/${index}/` };
});
const largeManifest = buildManifest(
  parseSite({
    site: { name: 'Harbour Bakery', description: '', url: 'https://harbour-bakery.example', language: 'en' },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' }, footer: { label: 'Footer', menu: 'some' } },
      definitions: { main: { name: 'Main', items }, some: { name: 'Some', items: items.slice(50, 120) } },
    },
    social: numbered(60, (index) => {
      const network = NETWORKS[index % NETWORKS.length];
      return { network, url: `https://www.${network}.com/harbourbakery${index}` };
    }),
    contacts: Object.fromEntries(
      numbered(50, (index) => {
        const values = [
          { kind: 'phone', value: `+44 20 7946 0${100 + index}` },
          { kind: 'email', value: `team${index}@harbour-bakery.example` },
          { kind: 'address', value: `${index} Harbour Street\nLondon EC1A ${index % 9}BB` },
        ];
        return [`contact-${index}`, values[index % values.length]];
      }),
    ),
    attachments: numbered(100, (index) => ({ url: `/media/files/price-list-${index}.pdf` })),
    addons: { provider_contact_form: { status: 'selected', forms: [{ id: 'main', title: 'Contact' }] } },
  }),
);

/** A piece again and again, as often as it takes; `#` in it is its number. */
function repeated(piece, size) {
  const parts = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const part = typeof piece === 'function' ? piece(index) : piece.replaceAll('#', String(index));
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

const around = (before, piece, after) => (size) => `${before}${repeated(piece, size)}${after}`;
const all = (piece) => around('', piece, '');

const ITEM = '<li><a href="/eventi/">Eventi</a></li>';
const PROFILE = '<a href="https://www.facebook.com/osteriacorniolo">Facebook</a>';
const FORM =
  '<form action="/send"><input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Invia</button></form>';

const itemAt = (index) => items[index % items.length];
const near = (index) => 1000 + (index % 9000);

/** Pages for the large site: near misses of what it has, and copies of all of it. */
const OF_LARGE = {
  'large site: links to its pages': all((index) => `<p><a href="${itemAt(index).url}">${itemAt(index).label}</a></p>`),
  'large site: near labels in one list': around(
    '<nav><ul>',
    (index) => `<li><a href="/q${index}">${itemAt(index).label}x</a></li>`,
    '</ul></nav>',
  ),
  'large site: near labels in footers': all(
    (index) => `<footer><a href="/q${index}">${itemAt(index).label}</a><a href="/r">Z ${index}</a></footer>`,
  ),
  'large site: invented menus': all(
    '<header><nav><ul><li><a href="/a#">Alpha #</a></li><li><a href="/b#">Beta</a></li><li><a href="/c#">Gamma</a></li></ul></nav></header>',
  ),
  'large site: near numbers': all((index) => `020 7946 ${near(index)}, `),
  'large site: near numbers, linked': all(
    (index) => `<a href="tel:+44207946${near(index)}">020 7946 ${near(index)}</a>`,
  ),
  'large site: near mail addresses': around(
    '<footer>',
    '<a href="mailto:team#x@harbour-bakery.example">mail</a> ',
    '</footer>',
  ),
  'large site: near addresses': all('# Harbour Street, London EC1A 1BB. '),
  'large site: Japanese addresses': all('〒100-0005 東京都千代田区丸の内#-1-1 '),
  'large site: its profiles': all(
    (index) => `<a href="https://www.facebook.com/harbourbakery${(index % 10) * 6}">f</a>`,
  ),
  'large site: near profiles': all('<a class="social" href="https://www.instagram.com/harbourbakry#">Instagram</a>'),
  'large site: near files': all((index) => `<a href="/media/files/price-list-${index % 100}x.pdf">PDF</a>`),
  'large site: footers of everything': all(
    '<footer><p>Tel: 020 7946 0#<br>Mail: a#@harbour-bakery.example</p><ul><li><a href="https://facebook.com/h#">f</a></li><li><a href="/q#">Q</a></li><li><a href="/r#">R</a></li></ul></footer>',
  ),
};

/** Pages of about a size, by what they are full of. */
const SHAPES = {
  'links in one list': around('<nav><ul>', '<li><a href="/p/#/">Page #</a></li>', '</ul></nav>'),
  'menu links in one list': around('<nav><ul>', ITEM, '</ul></nav>'),
  'menus, each a finding': all(
    '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>',
  ),
  'links in one paragraph': around('<p>', '<a href="/p/#/">Page #</a> ', '</p>'),
  'menu links without a list': around('<div>', '<a href="/eventi/">Eventi</a>', '</div>'),
  'nested divs': (size) => '<div>'.repeat(size / 11) + '</div>'.repeat(size / 11),
  'nested divs, a link in each': (size) =>
    repeated('<div><a href="/eventi/">Eventi</a>', size) + '</div>'.repeat(size / 38),
  'nested divs, an image in each': (size) =>
    repeated('<div><img src="/media/logo/osteria-corniolo.svg" alt="Logo">', size) + '</div>'.repeat(size / 60),
  'nested divs, a profile in each': (size) => repeated(`<div>${PROFILE}`, size) + '</div>'.repeat(size / 60),
  'nested divs, a number in each': (size) => repeated('<div>055 012 3456', size) + '</div>'.repeat(size / 20),
  'nested divs, an input in each': (size) => repeated('<div><input type="email" name="email">', size),
  'nested lists, an item in each': (size) => repeated('<ul><li><a href="/eventi/">Eventi</a>', size),
  'nested navs and headers': (size) => repeated('<header><nav><a href="/">Home</a>', size),
  'nested sections with headings': (size) => repeated('<section><h2>Title #</h2>', size),
  'nested spans of one number': (size) => repeated('<span>0', size),
  'nested misnested formatting': (size) => repeated('<b><p>a', size / 4),
  'unclosed formatting, a number in each': all('<p>Fax <b>055 012 3456<br>'),
  'unclosed formatting, an address in each': all('<p>Via dei Tigli <b>12<br>'),
  'unclosed links': all('<a href="/eventi/">Eventi<div>'),
  digits: all('0123456789'),
  'digits and blanks': all('055 012 34 '),
  'one number after another': all('+39 055 012 3456, '),
  'configured number with blanks in it': all('0 5 5 0 1 2 3 4 5 6 '),
  'numbers in entities': all('&#48;&#53;&#53; '),
  'a@': all('a@'),
  '@ and dots': all('a.b@c.d.'),
  '[at]': all('ciao [at] '),
  'mail addresses': all('ciao@osteriacorniolo.example '),
  'mail address, text of letters': all('a'),
  'mail address, text of dots': all('a.'),
  'address words': all('Via dei Tigli 12, 50100 Firenze. '),
  'address beginnings': all('Via '),
  'site name': all('Osteria Corniolo '),
  words: all('lorem ipsum dolor '),
  'one attribute of blanks': around('<p class="', ' a', '">x</p>'),
  'one attribute of letters': around('<p title="', 'a', '">x</p>'),
  'one data attribute of words': around('<p data-text="', 'some words ', '">x</p>'),
  'one style attribute of urls': around('<p style="', 'background:url(a.png);', '">x</p>'),
  'one style attribute of url(': around('<p style="', 'url(', '">x</p>'),
  'one href': around('<a href="', '/a', '">x</a>'),
  'one href of dots': around('<a href="', '../', '">x</a>'),
  'one href of percents': around('<a href="/', '%2', '">x</a>'),
  'one href of a query': around('<a href="/?', 'utm_source=#&', '">x</a>'),
  'one tel: href': around('<a href="tel:', '0', '">x</a>'),
  'one mailto: href': around('<a href="mailto:', 'a@', '">x</a>'),
  'one srcset': around('<img srcset="', 'a.png #w, ', '">'),
  'one src': around('<img src="/', 'logo-300x80', '.png">'),
  'one alt': around('<img src="/a.png" alt="', 'Osteria ', '">'),
  'attributes of one tag': around('<p ', 'a#="" ', '>x</p>'),
  'attributes of one component': around('<x-logo ', 'a#="" ', '></x-logo>'),
  'classes of one component': around('<x-logo class="', 'a# ', '"></x-logo>'),
  forms: all(FORM),
  'forms around nothing': all('<form></form>'),
  'inputs in one form': around('<form>', '<input name="f#" type="email">', '</form>'),
  'inputs in one form, labelled': around(
    '<form>',
    '<label for="i#">Email</label><input id="i#" type="email">',
    '</form>',
  ),
  'inputs without a form': around('<div>', '<p><input name="email" type="email"></p>', '<button>Send</button></div>'),
  'inputs without a form, in a row': all('<input name="email" type="email"><button>Iscriviti</button>'),
  'hidden fields': around('<form>', '<input type="hidden" name="_wpnonce" value="a1b2c3d4e#">', '</form>'),
  labels: around('<form><input id="x">', '<label for="x">Email</label>', '</form>'),
  options: around('<form><select>', '<option>Email #</option>', '</select></form>'),
  'images in a row': all('<img src="/partners/a#.png" alt="Partner #">'),
  'images in a row in the header': around('<header>', '<img src="/partners/a#.png" alt="Partner #">', '</header>'),
  'logos in a row': all('<img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo">'),
  'linked logos in the header': around(
    '<header>',
    '<a href="/"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></a>',
    '</header>',
  ),
  'linked wordmarks': around('<header>', '<a href="/">Osteria Corniolo</a>', '</header>'),
  'svgs in the header': around('<header>', '<a href="/"><svg class="logo"><path d="M0 0"/></svg></a>', '</header>'),
  'paths in one svg': around('<header><a href="/"><svg class="logo">', '<path d="M0 0"/>', '</svg></a></header>'),
  headers: all('<header><h1>Title</h1></header>'),
  headings: all('<h2>Title #</h2>'),
  'headings and lists': all(
    '<h2>Title #</h2><ul><li><a href="/p/#/">Page</a></li><li><a href="/q/#/">Page</a></li></ul>',
  ),
  'profiles in one list': around('<ul>', `<li>${PROFILE}</li>`, '</ul>'),
  'profiles in a row': all(PROFILE),
  'profiles in paragraphs': all(`<p>${PROFILE}</p>`),
  'invented profiles in one list': around(
    '<ul class="social">',
    '<li><a href="https://www.facebook.com/o#"><i class="fab fa-facebook"></i></a></li>',
    '</ul>',
  ),
  'invented profiles in one row, nowhere': around(
    '<div class="social">',
    '<a href="#!"><i class="fab fa-facebook"></i></a>',
    '</div>',
  ),
  'invented profiles in data': around(
    '<script type="application/ld+json">{"@type":"Restaurant","name":"Osteria Corniolo","sameAs":[',
    '"https://www.facebook.com/o#",',
    '""]}</script>',
  ),
  'numbers of others, distinct': all((index) => `+39 055 ${1_000_000 + index}, `),
  'numbers of others, distinct, linked': all((index) => `<a href="tel:+39055${1_000_000 + index}">Tel</a>`),
  'share buttons': all('<a href="https://www.facebook.com/sharer.php?u=#">Share</a>'),
  '<x-': all('<x-'),
  '<x-a': all('<x-a '),
  '<x-logo': all('<x-logo '),
  '<x-logo in an attribute': around('<p title="', '<x-logo ', '">x</p>'),
  'components in a comment': around('<!--', '<x-logo></x-logo>', '-->'),
  'components in a script': around('<script>', '<x-logo></x-logo>', '</script>'),
  'components in a select': around('<select>', '<x-logo></x-logo>', '</select>'),
  'components in a noscript': around('<noscript>', '<x-logo></x-logo>', '</noscript>'),
  'components in a paragraph': around('<p>', '<x-menu location="topic"></x-menu>', '</p>'),
  'components, unclosed': all('<x-menu location="topic">'),
  'components, closed by themselves': all('<x-logo/>'),
  'components, invented': all('<x-foo></x-foo>'),
  'passwords that are only said': all('password is '),
  'fields in a string': around('<script>nonce', ' name="a" value ', '</script>'),
  'fields with nonces, of all kinds': all('<button name="_wpnonce" value="7c1f09ab3e#">Go</button>'),
  'components, unknown': all('<x-gallery id="#"></x-gallery>'),
  'components, wrong': all('<x-menu location="nowhere" columns="#"></x-menu>'),
  'components in links': all('<a href="/x"><x-logo></x-logo></a>'),
  'addons in forms': all('<form><x-addon provider="provider_contact_form"></x-addon></form>'),
  'contacts in one paragraph': around('<p>', '<x-contact field="phone"></x-contact> ', '</p>'),
  'numbers in one paragraph, findings': around('<p>', '<a href="tel:0550123456">055 012 3456</a> ', '</p>'),
  'numbers in paragraphs, findings': all('<p>055 012 3456</p>'),
  'style of urls': around(
    '<style>',
    '.logo{background:url(/media/logo/osteria-corniolo.svg)}',
    '</style><p class="logo">',
  ),
  'style of url(': around('<style>', 'url(', '</style>'),
  'style of quotes': around('<style>', 'a{b:url("', '</style>'),
  'style of comments': around('<style>', '/*', '</style>'),
  'style of braces': around('<style>', '{', '</style>'),
  'styles, and elements of their classes': all('<style>.c#{background:url(/a#.png)}</style><p class="c#">x</p>'),
  'script of quotes': around('<script>', '"', '</script>'),
  'script of backslashes': around('<script>"', '\\', '</script>'),
  'script of comments': around('<script>', '/*', '</script>'),
  'script of strings': around('<script>', 'const a# = "some words of text";', '</script>'),
  'script of keys': around('<script>', 'const apiKey# = "sk_live_#51H8xYzAbCdEfGhIjKlMn";', '</script>'),
  'script of letters': around('<script>', 'a', '</script>'),
  'script of names': around('<script>', 'password', '</script>'),
  'script of assignments': around('<script>', 'token=', '</script>'),
  'script of eyJ': around('<script>', 'eyJ', '</script>'),
  'script of url user info': around('<script>', 'https://a:', '</script>'),
  'script that fills mount points': around(
    '<div id="app"></div><script>',
    'document.getElementById("app").innerHTML="some text";',
    '</script>',
  ),
  'mount points and scripts': all(
    '<div id="m#"></div><script>document.getElementById("m#").innerHTML="text here"</script>',
  ),
  'empty elements': all('<div id="e#"></div>'),
  'empty elements with data': all('<div data-text="some words to read here" class="e#"></div>'),
  templates: all('<template><p>text</p></template>'),
  'comments with directives': all('<!-- inlay-disable-next-line no-static-menu -- why -->\n<p>x</p>\n'),
  'regions with directives': all('<!-- inlay-disable no-static-contact -->\n055 012 3456<!-- inlay-enable -->\n'),
  'a region that is not ended': around('<!-- inlay-disable -->', '<p>055 012 3456</p>\n', ''),
  comments: all('<!-- # -->'),
  '<!--': all('<!--'),
  '<': all('<'),
  '&': all('&'),
  '&amp': all('&amp'),
  lines: all('\n'),
  'carriage returns': all('\r'),
  'character references': all('&lt;x-logo&gt;'),
  'table rows': around('<table>', '<tr><td>055 012 3456</td><td><a href="/eventi/">Eventi</a></td></tr>', '</table>'),
  'components fostered from a table': around('<table>', '<x-logo></x-logo>', '</table>'),
  'lone surrogates': all('\ud800'),
  'astral characters': all('\u{1f600}'),
  'zero width': all('\u200b'),
  'combining marks': all('e\u0301'),
  'template: blocks': around('<?php ?>', '<?= ?>', ''),
  'template: comments that never end': around('<?php ?>', '<?=/*?>', ''),
  'template: texts that never end': around('<?php ?>', `<?="'?>`, ''),
  'template: texts with marks in them': around('<?php ?>', `" ?><?= '`, ''),
  'template: marks without an end': around('<?php ?>', '<a {{', ''),
  'template: values without an end': around('<?php ?>', '<a b="{{', ''),
  'template: arguments without an end': around('<?php ?>', '<a @if((', ''),
  'template: directives without an end': around('{{ a }}', '@a(', ''),
  'template: blocks without an end': around('{{ a }}', '{% block a %}', ''),
  'template: marks of all kinds without an end': around('{{ a }}', '{{!--{#<%#{!!@php{% raw %}', ''),
  'template: ends without a beginning': around('{{ a }}', '{% endblock %}<% end %>@endsection', ''),
  'template: calls that begin no block': around('{{ a }}', '<% do | do | do |a %>', ''),
};

const wanted = process.argv.slice(2);
const chosen = Object.entries({ ...SHAPES, ...OF_LARGE }).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
let over = 0;
for (const [name, shape] of chosen) {
  const site = name in OF_LARGE ? largeManifest : manifest;
  const measured = SIZES.map((size) => growth(shape, size, site)).find((each) => each !== undefined);
  if (!measured) throw new Error(`Unexpected refusal of \`${name}\`, expected a page that can be linted`);
  const { size, small, large, bare } = measured;
  const ratio = large / small;
  const isOver = !(ratio <= BAR * Math.max(LEAST_OF_PARSE, bare));
  if (isOver) over += 1;
  const times = `${small.toFixed(0).padStart(7)} ms${large.toFixed(0).padStart(7)} ms`;
  console.log(
    `${isOver ? 'OVER ' : '     '}${name.padEnd(40)}${(size / 1000).toFixed(0).padStart(5)} KB${times}   x ${ratio.toFixed(1)}   a bare parse x ${bare.toFixed(1)}`,
  );
}
console.log(over > 0 ? `${over} over x ${BAR} of a bare parse` : `all within x ${BAR} of a bare parse`);
process.exitCode = over > 0 ? 1 : 0;

/** The times of a page of a size and of one four times as large, in turn; nothing where the renderer refuses one. */
function growth(shape, size, site) {
  const [one, four] = [shape(size), shape(size * 4)];
  if (isRefused(four, site)) return undefined;
  const linted = leastTimes(one, four, (page) => lint(page, site));
  const parsed = leastTimes(one, four, (page) => parseFragment(page, { sourceCodeLocationInfo: true }));
  return { size: size * 4, ...linted, bare: parsed.large / parsed.small };
}

function leastTimes(one, four, work) {
  let [small, large] = [timed(one, work), timed(four, work)];
  for (let round = 1; round < ROUNDS; round += 1) {
    small = Math.min(small, timed(one, work));
    if (large < SLOW_MS) large = Math.min(large, timed(four, work));
  }
  return { small, large };
}

/** Whether a page is over a limit: of elements in one another, of components, of what they come to. */
function isRefused(page, site) {
  try {
    lint(page.slice(0), site);
    return false;
  } catch (error) {
    if (error.code === 'limit-exceeded') return true;
    throw error;
  }
}

/** Milliseconds of the processor, so that other work on the machine counts little. */
function timed(page, work) {
  const start = process.cpuUsage();
  work(page);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
