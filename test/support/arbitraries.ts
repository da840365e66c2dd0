import fc from 'fast-check';

const COMPONENTS = [
  '<x-logo></x-logo>',
  '<x-logo/>',
  '<x-logo variant=footer link=no class="a b">',
  '<X-MENU LOCATION="topic"></X-MENU>',
  '<x-menu location="topic" depth="1">fallback</x-menu>',
  '<x-menu location="nowhere">',
  "<x-social class='c'/>",
  '<x-contact field="phone"></x-contact>',
  '<x-contact field="address"/>',
  '<x-addon provider="provider_contact_form"></x-addon>',
  '<x-addon provider="provider_contact_form" id="nothing">',
  '</x-logo>',
  '</x-menu>',
  '</x-contact >',
];

const TAGS = (
  'a b i nobr p div span nav form button h1 h2 ul li dl dd table tbody tr td caption select option template svg math mi ' +
  'foreignObject desc title style script textarea xmp iframe noscript noembed noframes plaintext frameset html head body ' +
  'ruby rt br img input object address marquee'
).split(' ');

const tag = fc
  .constantFrom(...TAGS)
  .chain((name) =>
    fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} class="x">`, `<${name} id='1'/>`, `<${name.toUpperCase()}\n>`),
  );

const trouble = fc.constantFrom(
  ...[
    '<',
    '>',
    '<!',
    '<!--',
    '-->',
    '<!-->',
    '--!>',
    '<?',
    ']]>',
    '<![CDATA[',
    '</',
    '<!doctype html>',
    '&amp',
    '&#0;',
  ],
  ...[
    '\0',
    '\r',
    '\r\n',
    '\ufeff',
    '\ud800',
    '\udc00',
    '"',
    "'",
    '=',
    '/',
    '`',
    '<x-',
    '<x-logo',
    '<x-logo a="',
    '😀',
    '\f',
  ],
);

/** Canvases with components, everyday markup and trouble in any order. */
export const canvas = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...COMPONENTS), weight: 3 },
      { arbitrary: tag, weight: 4 },
      { arbitrary: trouble, weight: 2 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: 5 }), weight: 1 },
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''));

const PREFIXES = [
  ...[
    '</noscript>',
    '</style>',
    '</script>',
    '</title>',
    '</textarea>',
    '-->',
    ']]>',
    '"',
    "'",
    '>',
    '/>',
    '"><img src=x>',
  ],
  ...[
    'javascript:',
    'java\tscript:',
    ' \u0001javascript:',
    'JaVaScRiPt\n:',
    'data:text/html,',
    'vbscript:',
    '//',
    '\\\\',
  ],
  ...['<x-logo></x-logo>', '<', '&lt;', '&', '\0', '\ud800', '`', '${', '$&', '\r\n', '=', ' onerror='],
];

/** Strings that an attacker would put into a field of the site state. */
export const hostile = fc
  .tuple(
    fc.constantFrom(...PREFIXES),
    fc.constantFrom('', '<script>alert(1)</script>', 'alert(1)', '"onload=alert(1)//'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  .map((parts) => parts.join(''));

/** Provider markup of an add-on: form controls, trouble and attacks in any order. */
export const formHtml = fc
  .array(
    fc.oneof(
      tag,
      trouble,
      fc.constantFrom(
        ...[
          '<form action="/a">',
          '</form>',
          '<input name=a required>',
          '<label for=a>',
          '</label>',
          '<button>',
          '</button>',
        ],
        ...[
          '<li>',
          '<dd>',
          '<option>',
          '<script>alert(1)</script>',
          '<a href="javascript:alert(1)">',
          '<img src=x onerror=alert(1)>',
        ],
        ...[
          '<form action="java\tscript:1">',
          '<button formaction="data:text/html,1">',
          '<svg onload=alert(1)>',
          '<iframe srcdoc="x">',
        ],
        ...[
          '<style>*{}</style>',
          '<base href=//x>',
          '<meta http-equiv=refresh>',
          '<math><mtext><table><mglyph><style>',
          '<x-logo></x-logo>',
        ],
        ...[
          '<plaintext>',
          '</div>',
          '</section>',
          '<template><li>',
          '<noscript><p title="</noscript><img src=x onerror=1>">',
        ],
      ),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));
