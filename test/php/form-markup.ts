import fc from 'fast-check';

/** Elements that go together, so that the rules for them meet. */
const FAMILIES = [
  'form fieldset legend label input textarea select option optgroup button datalist output progress meter p div span br',
  'form details summary picture source img article center font nobr li dd div input button style noscript template svg',
  'a b i u em strong code font nobr small p div span h1 h2 address button object marquee',
  'table caption colgroup col thead tbody tfoot tr th td input form select option template svg p b a hr script',
  'svg math desc title foreignObject mi mo annotation-xml mglyph malignmark p b font table td path script style a g',
  'ul ol menu li dl dd dt p div ruby rb rt rtc rp object button option optgroup pre listing',
  'template tr td col colgroup caption div p li table select b form style script iframe xmp noembed noframes noscript',
  'a.b c#d lin\u212a \u0130x x-logo x-addon image keygen frameset html head body base meta link plaintext textArea wbr',
].map((names) => names.split(' '));

/** White space to HTML, to Unicode, to JavaScript, to PHP or to nobody. */
const SPACES = [
  ...'\t\n\v\f\r \u0085\u00a0\u1680\u180e\u2000\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\ufffd\u001c\u0000',
  ...['\ud800', '\udc00', '&nbsp;', '&#x85;', '&#xa0;', '&#xd800;', '&#12;', '&emsp;'],
];

const ATTRIBUTES = [
  ...[
    'class="a  b"',
    'class=x',
    'classname="y z"',
    'id=1',
    'ID="2"',
    'for="a b"',
    'rel="a  b"',
    'target=_top',
    'style="a:b"',
  ],
  ...[
    'href="/a?b=1&c=2"',
    'href="javascript:1"',
    'href="//x"',
    'href="mailto:a@b"',
    'href="http://ex ample"',
    'href=" HTTP://é.example/"',
  ],
  ...[
    'src="x.png"',
    'src="data:,1"',
    'action="/go"',
    'action="https://[::1"',
    'formaction="http://1.2.3.256/"',
    'href=#x',
  ],
  ...[
    'srcset="a 1x, b 2x,c"',
    'srcset="a,b (x,y) 3w, javascript:1 2x"',
    'sizes="a, b"',
    'srcset=", ,"',
    'src="java&#10;script:1"',
  ],
  ...[
    'required',
    'required=""',
    "required='required'",
    'required=x',
    'checkeD=CHECKED',
    'disabled',
    'hidden=until-found',
  ],
  ...[
    'type=hidden',
    'type="text"',
    'name="a[]"',
    'placeholder="Ä &amp; Ö"',
    'value="&lt;&quot;&notit;&copy=&copy;&#128;&#x1F600;"',
  ],
  ...[
    'width=" 0x1F "',
    'width="1e21"',
    'width="1.50"',
    'height="abc"',
    'maxlength="010"',
    'tabindex="-0"',
    'tabindex=" "',
  ],
  ...[
    'min="12345678901234567890"',
    'max="0.1e-6"',
    'step="5e-324"',
    'size="-Infinity"',
    'rows=1.',
    'cols=.5',
    'span=0b11',
  ],
  ...[
    'data-a-b="1"',
    'data-foo',
    'data-1-2=3',
    'data-\u00e9=1',
    'data-=1',
    'data--=1',
    'datax=1',
    'datax-y=1',
    'datax-Y-z',
    'data1-2',
    'aria-label="a b"',
    'aria-hidden=true',
  ],
  ...[
    'accept="a, b,,c"',
    'accept-charset="utf-8 x"',
    'coords="1, 2,3"',
    'points="1,2"',
    'stroke-dasharray="1,2 3"',
    'headers="a b"',
  ],
  ...[
    '2=a',
    '1=b',
    '01=c',
    'x',
    'constructor=1',
    '__proto__=2',
    'encoding="text/html"',
    'encoding=TEXT/HTML',
    'color=red',
  ],
  ...[
    'definitionurl=x',
    'viewbox="0 0 1 1"',
    'xlink:href="#a"',
    'xml:lang=x',
    'xmlns=y',
    'download',
    'a\u212a=1',
    'chec\u212aed="CHEC\u212aED"',
  ],
  ...[
    'onclick="x"',
    'novalidate=NOVALIDATE',
    'colspan=2',
    'a="b"c=d',
    '"=1',
    '==',
    'a=',
    'a="\0"',
    "a='\r\n'",
    '\u03a3\u03a3=1',
  ],
  // What hides, and what only looks so.
  ...[
    'style="display:none"',
    'style="DISPLAY : None!Important;"',
    'style="display:none!important;display:block"',
    'style="display:none;display:block"',
    'style="/* ; */position:absolute;left:-5000px"',
    'style="left:-5000px"',
    'style="content:\';display:none"',
    'style="background:url(a;display:none)"',
    'style="position:fixed;inset:0 auto auto -100vw"',
    'style="margin:0 0 0 -9999px"',
    'style="margin:0 0 -9999px"',
    'style="text-indent:-99.5em"',
    'style="visibility:hidden;hidden"',
    'style="opacity:.0"',
    'style="opacity:0.5"',
    'style="position:absolute;clip:rect(1px,1px,1px,1px)"',
    'style="position:absolute;clip:rect(0,auto,0)"',
    'style="clip-path:inset(50%)"',
    'style="clip-path:inset(0 0 99.9% 99.9%)"',
    'style="clip-path:polygon(0 0,0 0)"',
    'style="clip-path:polygon()"',
    'style="width:1px;height:1px;overflow:hidden"',
    'style="height:0;overflow:hidden;padding:0 0 50%"',
    'style="max-height:0;overflow:clip"',
    'style="color:red&amp;display:none"',
    'style="display:none\\"',
    'style="a:b;;:;display"',
    `style="display:none${'\u00a0'}"`,
    `style="opacity:0\fvisibility:hidden"`,
    'hidden=hidden',
    'type=image',
    'type=button',
    'inert',
    'translate=no',
    'name=group',
    'action="/a#1"',
    'action="/a#login"',
    'action="#a b"',
    'popover',
    'media="(min-width: 1px)"',
  ],
  // What reaches beyond a form, or seems to.
  ...['form=1', 'form=login', 'form=""', 'form="a b"', 'id=login', 'id="a  b"', 'id=""', 'id="\u00a0"', 'name=login'],
  ...['formaction=/x', 'formmethod=get', 'formtarget=f', 'formenctype=text/plain', 'formnovalidate', 'name=submit'],
  ...[
    'target=f',
    'target=_Self',
    'target=_blan\u212a',
    'target=" _blank"',
    'method=dialog',
    'method=POST',
    'method=""',
  ],
  ...['rel=opener', 'rel="noopener Opener x"', 'rel="noopener  me"', 'href="#1"', 'href="#a b"', 'href="#"', 'list=1'],
  ...[
    'for=login',
    'for=""',
    'aria-controls="1 login"',
    'aria-details="a\tb"',
    'aria-owns=1',
    'aria-errormessage="1 2"',
  ],
  ...[
    'aria-activedescendant=1',
    'name="__proto__"',
    'name=elements',
    'name="&#109;ethod"',
    'headers=""',
    'accesskey=s',
  ],
  ...[
    'autofocus',
    'popovertarget=1',
    'commandfor=1',
    'command=close',
    'usemap="#1"',
    'itemref=1',
    'name=action type=radio',
  ],
  ...SPACES.flatMap((space) => [
    `class="${space}"`,
    `class="${space}a${space}b${space}"`,
    `id="${space}1"`,
    `for="1${space}"`,
    `rel="opener${space}"`,
    `accept="${space}a,b${space},${space}"`,
    `width="${space}5"`,
    `tabindex="${space}"`,
    `srcset="a${space}1x, b 2x${space}"`,
    `target="_blank${space}"`,
    `value="${space}a${space}"`,
    `hidden="${space}"`,
    `href="${space}/a${space}"`,
  ]),
];

const TROUBLE = [
  ...[
    '<',
    '>',
    '<!',
    '<!--',
    '-->',
    '<!-->',
    '<!--->',
    '<!-- c -->',
    '--!>',
    '<?',
    '?>',
    ']]>',
    '<![CDATA[',
    '<![CDATA[ x ]]>',
    '</',
    '</>',
    '</ x>',
  ],
  ...[
    '<!doctype html>',
    '&amp',
    '&amp;',
    '&#0;',
    '&#x80;',
    '&nbsp;',
    '&notin;',
    '&notit;',
    '&#xD800;',
    '&#99999999999;',
    '&',
    '&#',
    '&#x;',
  ],
  ...[
    '\0',
    '\0\0',
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\f',
    '\ufeff',
    '\u00a0',
    '"',
    "'",
    '=',
    '/',
    '`',
    '😀',
    'é',
    'text',
    'a b',
  ],
  ...[
    '<a b="',
    "<a b='",
    '<a b=',
    '<script><!--',
    '<script',
    '</script',
    '<!--<script>',
    '</textarea',
    '</title >',
    '<input type=hidden>',
  ],
];

function pieces(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc
    .tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 7 }))
    .map(([text, kind]) => (kind === 0 ? text.toUpperCase() : text));
  const attribute = fc
    .tuple(fc.constantFrom(' ', ' ', '\n', '/', '  '), fc.constantFrom(...ATTRIBUTES))
    .map((parts) => parts.join(''));
  const start = fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('', '', '', '/', ' /', ' '))
    .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}>`);
  const end = fc.tuple(name, fc.constantFrom('', '', '', ' ', '\n', ' x', '/')).map((parts) => `</${parts.join('')}>`);
  return fc.oneof(
    { arbitrary: start, weight: 5 },
    { arbitrary: end, weight: 3 },
    { arbitrary: fc.constantFrom(...TROUBLE), weight: 2 },
  );
}

/** Markup as of a form's provider, mostly broken: elements of one family, attributes of every kind and trouble. */
export const brokenForm: fc.Arbitrary<string> = fc
  .constantFrom(...FAMILIES)
  .chain((names) => fc.array(pieces(names), { minLength: 1, maxLength: 30, size: 'max' }))
  .map((parts) => parts.join(''));

const PLAIN_ELEMENTS = (
  'div fieldset section p h2 h3 ul ol li dl dt dd span label legend a b strong em small button select optgroup option form ' +
  'textarea script style iframe summary details table tr td pre article picture'
).split(' ');

const TEXTS = ['text', ' ', '\n', 'a &amp; b', 'x &lt; y', '\u00a0', 'è', '&#13;', '</p>', '<!--', '&lt;!--'];

const { plain } = fc.letrec<{ plain: string; element: string }>((tie) => ({
  plain: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(...TEXTS, '<input name=a>', '<br />', '<hr>', '<img src=a alt>'),
        tie('element'),
      ),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...PLAIN_ELEMENTS), fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 2 }), tie('plain'))
    .map(([name, attributes, content]) => `<${[name, ...attributes].join(' ')}>${content}</${name}>`),
}));

/** Markup whose elements end in order, of which much is certain to be read twice alike and some only nearly. */
export const orderlyForm: fc.Arbitrary<string> = plain;
