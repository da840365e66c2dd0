import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formContent } from '../../src/component/form.js';
import { idPrefix } from '../../src/component/form-reach.js';

const untrusted = { provider: 'p', form: 'f', trusted: false };

const deep = (levels: number) => '<div>'.repeat(levels);
const repeated = (bs: number, ps: number) =>
  `<p>${Array.from({ length: bs }, (_, id) => `<b id=${id}>`).join('')}${'<p>x'.repeat(ps)}`;

describe("a provider's form", () => {
  test.each([
    ['too long', ' '.repeat(1_000_001), 'HTML of 1000001 characters, expected at most 1000000'],
    ['too deep', deep(1000), 'HTML nested deeper than 256 elements'],
    ['repeated by the parser', repeated(200, 1000), 'HTML of more than 20000 elements'],
    [
      'a long attribute, repeated by the parser',
      `<p><b title="${'x'.repeat(100_000)}">${'<p>x'.repeat(1000)}`,
      'HTML of elements with more than 8000000 bytes of attributes',
    ],
    [
      'attributes without number, repeated by the parser',
      `<p><b ${Array.from({ length: 5000 }, (_, id) => `a${id}`).join(' ')}>${'<p>x'.repeat(1000)}`,
      'HTML of elements with more than 8000000 bytes of attributes',
    ],
    ['longer once it is written', '&'.repeat(300_000), 'HTML of more than 1000000 characters as it is written'],
    [
      'longer with its prefixes',
      `<p id=a aria-owns="${'a '.repeat(85_000)}">x`,
      'HTML of more than 1000000 characters as it is written, with the name of the form before each of its ids',
    ],
    ['empty', '', 'HTML without content'],
    ['blank', ' \n<div><p> </p></div>', 'HTML without content'],
    [
      'nothing but a script',
      '<script>alert(1)</script>',
      'HTML without content beside `script`, which is left out unless the provider is `trusted`',
    ],
    [
      'what a script fills',
      '<div id="hs-form"></div><script>hbspt.forms.create({})</script><style>a{}</style><iframe src="https://forms.example/x" title="Form"></iframe>',
      'HTML without content beside `script`, `iframe`, which is left out unless the provider is `trusted`',
    ],
    ['nothing but a style', '<style>a{}</style>', 'HTML without content'],
    [
      'a form in a table',
      '<table><form><tr><td><input></table>',
      'HTML of a form whose controls stand outside it, as in a table',
    ],
  ])('that is %s is refused with the reason', (_what, markup, reason) => {
    expect(formContent(markup, untrusted)).toBe(reason);
  });

  test.each([
    ['<form><label>a<input>', true, '<form><label>a<input></label></form>'],
    ['<li>a<dd>b', true, 'ab'],
    ['<ul><li>a</ul><dl><dt>b<dd>c', true, '<ul><li>a</li></ul><dl><dt>b</dt><dd>c</dd></dl>'],
    ['<nobr>a<plaintext>b', true, 'ab'],
    ['a<!-- c --><noscript>d</noscript>', true, 'a'],
    ['<x-logo>a</x-logo><svg><foreignObject><x-menu>b', true, 'a<svg><foreignObject>b</foreignObject></svg>'],
    ['<template><li>a</template>b', true, '<template>a</template>b'],
    // Names and values stay as they are, whatever hast would make of them.
    [
      '<b datax-y=1 data-x-y=2 2=a 1=b>a</b><b classname=c data1-2 tabindex=01 accept=" a,,b, ">b',
      true,
      '<b datax-y="1" data-x-y="2" 2="a" 1="b">a</b><b classname="c" data1-2="" tabindex="01" accept=" a,,b, ">b</b>',
    ],
    [
      '<b constructor=1 __proto__=2>a</b><a.b c>d</a.b><svg viewbox="0 0 1 1" xlink:href="#a"></svg>',
      true,
      '<b constructor="1" __proto__="2">a</b><a.b c="">d</a.b><svg viewBox="0 0 1 1" xlink:href="#a"></svg>',
    ],
    [
      '<b classname=c datax=1 data-x-Y=2 constructor __proto__ class="a  b">a</b><a.b>d</a.b><label htmlfor=a>e</label>',
      false,
      '<b data-x-y="2" class="a  b">a</b>d<label>e</label>',
    ],
    ['<b data-<x-logo=1 data-x"y=2 data-é=3 data-a.b:c_d-=4 data-=5>a', false, '<b data-a.b:c_d-="4" data-="5">a</b>'],
    [
      '<form novalidate=novalidate><input checked="checked" required value=""><input disabled="" readonly=x>',
      false,
      '<form novalidate="novalidate"><input checked="checked" required value=""><input disabled readonly="x"></form>',
    ],
    ['<script>if (a < b) c()</script>', true, '<script>if (a < b) c()</script>'],
    [
      '<math><style>&lt;b&gt;</style><input></input><mi>x',
      true,
      '<math><style>&lt;b&gt;</style><input></input><mi>x</mi></math>',
    ],
    [
      '<b onclick=x style=y>a</b><form action="java&#9;script:x"><input name=a formaction=data:x>',
      false,
      '<b>a</b><form><input name="a"></form>',
    ],
    [
      '<p itemprop=name itemref=a itemscope itemtype=b itemid=c property=d typeof=e vocab=f resource=g about=h>a</p>',
      false,
      '<p>a</p>',
    ],
    ['<form name=cookie id=f><input>', false, '<form id="x-addon.p.f.f"><input></form>'],
  ])('%s (trusted: %s) is written as %s', (markup, trusted, expected) => {
    expect(written(markup, { ...untrusted, trusted })).toBe(expected);
  });
});

/** The adversary's: 20,000 ids, each with a name of 25,000 characters before it, would be half a gigabyte. */
describe('ids that are many', () => {
  const many = (count: number) => `<p id=a aria-owns="${'a '.repeat(count)}">x</p>`;
  test.each([
    ['in a list', many(20_000)],
    ['of elements', '<b id=a>x</b>'.repeat(5000)],
    ['of groups', '<details name=a>x</details>'.repeat(5000)],
    ['that links name', `<a id=a href="#a">x</a>${'<a href="#a">x</a>'.repeat(5000)}`],
  ])('%s, are refused before a long name is joined to each', (_where, markup) => {
    const started = process.memoryUsage().heapUsed;
    expect(formContent(markup, { ...untrusted, form: 'x'.repeat(25_000) })).toBe(
      'HTML of more than 1000000 characters as it is written, with the name of the form before each of its ids',
    );
    expect(process.memoryUsage().heapUsed - started).toBeLessThan(200_000_000);
  });

  // 32 characters of markup and text; each id takes `x-addon.p.f.`, itself and a blank.
  test('are told from as many as there may be', () => {
    const most = Math.floor(1_000_000 / 'x-addon.p.f.a '.length) - 4;
    expect(formContent(many(most), untrusted)).toHaveProperty('html');
    expect(formContent(many(most + 10), untrusted)).toEqual(expect.stringContaining('more than 1000000 characters'));
  });
});

/** What is written, each thing that was left out, and each name that is told. */
describe('the form of a provider that is not trusted', () => {
  test.each([
    // The two that took over an author's form, as an attacker found them.
    [
      '<button form="login" formaction="http://evil/steal" formmethod="get">x</button>',
      '<button>x</button>',
      [
        '`form` of `button` outside a form, `formaction` of `button` outside a form, `formmethod` of `button` outside a form',
      ],
    ],
    [
      '<input type="hidden" form="login" name="next">',
      '<input type="hidden">',
      ['`form` of `input` outside a form, `name` of `input` outside a form'],
    ],
    // A form of its own id before the author's takes the author's controls that name it.
    [
      '<form id="login" action="http://evil/"><input></form>',
      '<form id="x-addon.p.f.login" action="http://evil/"><input></form>',
      [],
    ],
    [
      '<form id=a><input id=b form=a></form><input form=a name=c><label for=b>d</label>',
      '<form id="x-addon.p.f.a"><input id="x-addon.p.f.b" form="x-addon.p.f.a"></form>' +
        '<input form="x-addon.p.f.a" name="c"><label for="x-addon.p.f.b">d</label>',
      [],
    ],
    // The id stands for the `div`, so the control would belong to no form.
    [
      '<div id=a>x</div><form id=a><input form=a></form>',
      '<div id="x-addon.p.f.a">x</div><form id="x-addon.p.f.a"><input></form>',
      ['`form` of `input`'],
    ],
    [
      '<p id="a  b" aria-details="c\td" aria-owns=c>x</p><input list=z><td headers=y>',
      '<p id="x-addon.p.f.a x-addon.p.f.b" aria-details="x-addon.p.f.c x-addon.p.f.d" aria-owns="x-addon.p.f.c">x</p>' +
        '<input list="x-addon.p.f.z">',
      [],
    ],
    [
      '<a id=a href=#a>x</a><a href=#top>y</a>',
      '<a id="x-addon.p.f.a" href="#x-addon.p.f.a">x</a><a href="#top">y</a>',
      [],
    ],
    [
      '<form target=payment method=dialog rel="opener me"><a target=_BLANK rel=noopener>x</a></form>',
      '<form><a target="_BLANK" rel="noopener">x</a></form>',
      ['`target` of `form`, `method` of `form`, `rel` of `form`'],
    ],
    ['<input type=radio name=plan checked>', '<input type="radio" checked>', ['`name` of `input` outside a form']],
    [
      '<form><input name=submit><select name=__proto__></select></form>',
      '<form><input name="submit"><select name="__proto__"></select></form>',
      ['`submit`, `__proto__`'],
    ],
  ])('%s is written as %s', (markup, expected, told) => {
    expect(written(markup, untrusted)).toBe(expected);
    const content = formContent(markup, untrusted);
    const notes = typeof content === 'string' ? [] : content.notes;
    const messages = notes.filter(({ code }) => code !== 'form-content-removed').map(({ message }) => message);
    expect(messages).toEqual(told.map((what) => expect.stringContaining(`${what}`)));
    expect(messages).toHaveLength(told.length);
  });

  test('has ids that say whose they are, in characters that every list of ids can hold', () => {
    expect(idPrefix({ provider: 'provider_é form', form: '7 "a" 😀' })).toBe(
      'x-addon.provider_:C3:A9:20form.7:20:22a:22:20:F0:9F:98:80.',
    );
  });
  // Two providers with one prefix could name each other's elements: the other's password then belongs to a form of one's own.
  const names = fc.string({ unit: fc.constantFrom(...'ab-_.:~%/ 問é'), maxLength: 4 });
  const pairs = fc.tuple(fc.record({ provider: names, form: names }), fc.record({ provider: names, form: names }));
  const apart = (prefix: typeof idPrefix) =>
    fc.property(pairs, ([one, other]) => {
      fc.pre(one.provider !== other.provider || one.form !== other.form);
      expect(prefix(one).startsWith(prefix(other))).toBe(false);
    });

  test('has ids that no other form can have', () => {
    fc.assert(apart(idPrefix), { numRuns: 2000 });
    const forms = [
      { provider: 'contact', form: 'form-7' },
      { provider: 'contact-form', form: '7' },
      { provider: '問合', form: '予約' },
      { provider: '会員', form: '登録' },
    ];
    expect(new Set(forms.map(idPrefix)).size).toBe(forms.length);
  });

  test('names that are only joined are told from it', () => {
    const joined = ({ provider, form }: { provider: string; form: string }) => `x-addon-${provider}-${form}-`;
    expect(fc.check(apart(joined), { numRuns: 20_000 }).failed).toBe(true);
  });
});

describe('white space in what a provider writes', () => {
  // Only these separate tokens in HTML; JavaScript and PHP know others.
  const ascii = ['\t', '\n', '\f', ' '];
  const others = [...'\v\u0085\u00a0\u1680\u2003\u2028\u2029\u202f\u3000\ufeff'];
  test.each([...[...ascii, ...others].map((space) => [space, space]), ['\ud800', '\ufffd']])(
    '%j stays where it was in a list',
    (space, kept) => {
      const expected = `<b class="${kept}a${kept}b${kept}">x</b>`;
      expect(written(`<b class="${space}a${space}b${space}">x</b>`, untrusted)).toBe(expected);
      expect(written(`<b class="${space}a${space}b${space}">x</b>`, { ...untrusted, trusted: true })).toBe(expected);
    },
  );

  test.each([
    ...ascii.map((space) => [space, 'x-addon.p.f.a x-addon.p.f.b']),
    ...others.map((space) => [space, `x-addon.p.f.${space}a${space}b${space}`]),
    ['\ud800', 'x-addon.p.f.\ufffda\ufffdb\ufffd'],
  ])('%j separates ids as the standard says', (space, expected) => {
    expect(written(`<b aria-owns="${space}a${space}b${space}">x</b>`, untrusted)).toBe(
      `<b aria-owns="${expected}">x</b>`,
    );
  });

  test('leaves a value that is no list and no number as it is', () => {
    expect(written('<input maxlength=" " size="\u00a05" value="\u00a0">', untrusted)).toBe(
      '<input maxlength=" " size="\u00a05" value="\u00a0">',
    );
  });
});

describe('what an inline style hides', () => {
  test.each([
    ['<p style="display:none !important"><input name=a></p>x', '<p hidden style="display:none!important"><input></p>x'],
    [
      '<p hidden=until-found style=display:none class=a>x</p>',
      '<p hidden style="display:none!important" class="a">x</p>',
    ],
    [
      '<p class=a style=display:none hidden=until-found>x</p>',
      '<p class="a" hidden style="display:none!important">x</p>',
    ],
    ['<p style=color:red>x</p>', '<p>x</p>'],
    [
      '<article style=display:none>x</article><main hidden>y</main><center>z</center>',
      '<span hidden style="display:none!important">x</span><span hidden>y</span>z',
    ],
    ['<li style=opacity:0>x', '<span hidden style="display:none!important">x</span>'],
    ['<div style=display:none><form><input></form></div>', '<div><form><input></form></div>'],
    // What hides is read again, be it ours or the author's own copy of it.
    ['<p hidden style="display:none!important">x</p>y', '<p hidden style="display:none!important">x</p>y'],
    ['<p style="display:none;--a:url(x)">x</p>y', '<p hidden style="display:none!important">x</p>y'],
    ['<main hidden><button>x</button></main>', '<span hidden><button>x</button></span>'],
    ['<form style=display:none><input></form>', '<form><input></form>'],
    ['<div style=display:none><button>x</button></div>', '<div><button>x</button></div>'],
    [
      '<div style=display:none><button type=BUTTON>x</button></div>',
      '<div hidden style="display:none!important"><button type="BUTTON">x</button></div>',
    ],
    ['<div style=display:none><input type=image></div>', '<div><input type="image"></div>'],
    ['<div style=display:none><select required></select></div>', '<div><select required></select></div>'],
    [
      '<div style=display:none>x<noscript><button>y</button></noscript></div>',
      '<div hidden style="display:none!important">x</div>',
    ],
  ])('%s is hidden as %s', (markup, expected) => {
    expect(written(markup, untrusted)).toBe(expected);
  });

  test('stays as it is where the provider is trusted, but for what can stand nowhere', () => {
    const trusted = { ...untrusted, trusted: true };
    expect(written('<p style=display:none>x</p><li style=display:none>y', trusted)).toBe(
      '<p style="display:none">x</p><span hidden style="display:none!important">y</span>',
    );
  });
});

describe('what was left out', () => {
  const told = (markup: string, trusted = false) => {
    const content = formContent(markup, { ...untrusted, trusted });
    return typeof content === 'string' ? content : content.notes.map(({ code, message }) => `${code}: ${message}`);
  };
  const left = (what: string) => [
    `form-content-removed: Unexpected in the HTML of a form whose provider is not \`trusted\`, so left out: ${what}`,
  ];
  test.each([
    [
      '<form method="post" action="/x"><input name="email" required><button type="submit" aria-label="Invia"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></button><button type="submit"><svg><title>Cerca</title></svg></button></form>',
      '`svg`',
    ],
    [
      '<form action="javascript:void(0)" name="f" onclick=x><noscript>a</noscript><iframe></iframe><script></script><input name="q" onclick=x></form>',
      '`action` of `form`, `name` of `form`, `onclick` of `form`, `noscript`, `iframe`, `script`, `onclick` of `input`',
    ],
    [
      '<form><input autofocus accesskey=k style="color:red"><div popover>a</div><button popovertarget=a>b</button></form>',
      '`autofocus` of `input`, `accesskey` of `input`, `style` of `input`, `popover` of `div`, `popovertarget` of `button`',
    ],
    [
      '<div itemprop="url" itemref="a" property="b">c</div>',
      '`itemprop` of `div`, `itemref` of `div`, `property` of `div`',
    ],
    ['<link rel=x><font>a</font><li>b', '`link`, `font` (its content stays), `li` (its content stays)'],
    [
      '<p "=1 é=2 data-<b=3>a</p><x"y>b</x"y>',
      'an oddly named attribute of `p`, an oddly named element (its content stays)',
    ],
    [
      `<p ${Array.from({ length: 22 }, (_, n) => `on${n}`).join(' ')}>a</p>`,
      `${Array.from({ length: 20 }, (_, n) => `\`on${n}\` of \`p\``).join(', ')} and 2 more`,
    ],
  ])('%s: a note tells', (markup, what) => {
    expect(told(markup)).toEqual(left(what));
  });

  test('is told of a trusted provider too', () => {
    expect(told('<p style=a>a</p><noscript>b</noscript><nobr>c</nobr>', true)).toEqual([
      "form-content-removed: Unexpected in a form's HTML, so left out: `noscript`, `nobr` (its content stays)",
    ]);
  });

  test.each([
    '<form><input name=a><!-- c --></form>',
    '<p inert translate=no>q</p>',
    '<picture><source srcset="/a.webp" media="(min-width: 1px)"><img src="/a.png" alt></picture>',
    '<details name=a open>a</details>',
    '<p style=display:none>a</p>b',
    '<form><button formnovalidate>a</button></form>',
  ])('is nothing of %s', (markup) => {
    expect(told(markup)).toEqual([]);
  });

  test('is told of what takes the first turn on the page, or says that nothing else is there', () => {
    expect(told('<form><input name=e tabindex=1><a href=/x tabindex=0>a</a><p tabindex=-1>b</p></form>')).toEqual([
      "confined-form: Left out of the form's HTML, as it would reach beyond the form or overrule it: `tabindex` of `input`",
    ]);
    expect(told('<div role=dialog aria-modal=true>a</div>')).toEqual(left('`aria-modal` of `div`'));
  });

  test('is told by its true reason', () => {
    expect(told('<form><button formaction=/y>a</button></form><button formnovalidate>b</button>')).toEqual([
      "confined-form: Left out of the form's HTML, as it would reach beyond the form or overrule it: `formaction` of `button`, `formnovalidate` of `button` outside a form",
    ]);
  });
});

describe('a fragment of an address', () => {
  test.each([
    [
      '<div id="wpcf7-f12-o1"><form action="/contatti/#wpcf7-f12-o1"><input></form></div>',
      '<div id="x-addon.p.f.wpcf7-f12-o1"><form action="/contatti/#x-addon.p.f.wpcf7-f12-o1"><input></form></div>',
    ],
    [
      "<form action='#gf_1'><input></form><div id='gf_1'></div>",
      '<form action="#x-addon.p.f.gf_1"><input></form><div id="x-addon.p.f.gf_1"></div>',
    ],
    ['<form action="/a#other"><input id=b></form>', '<form action="/a#other"><input id="x-addon.p.f.b"></form>'],
    ['<form action="/a#"><input></form>', '<form action="/a#"><input></form>'],
    [
      '<details name="a b">c</details><details name>d</details>',
      '<details name="x-addon.p.f.a b">c</details><details name="">d</details>',
    ],
  ])('%s goes along with the ids: %s', (markup, expected) => {
    expect(written(markup, untrusted)).toBe(expected);
  });
});

function written(markup: string, name: typeof untrusted): string {
  const content = formContent(markup, name);
  return typeof content === 'string' ? content : content.html;
}
