import fc from 'fast-check';
import type { TextOptions } from './text.js';

/** Fields as providers write them, each with its label. */
const FIELDS = [
  '<label>Mail <input type="email" name="mail" required></label>',
  '<label for="f1">Name</label><input id="f1" name="name">',
  '<p><label>Text<br><textarea name="text" required></textarea></label></p>',
  '<label>Day <select name="day"><option value="1">Monday</option><option value="2" selected>Tuesday</option></select></label>',
  '<label><input type="radio" name="size" value="s"> Small</label><label><input type="radio" name="size" value="l" checked> Large</label>',
  '<input type="hidden" name="step" value="2"><p>Step 2 of 3</p>',
  '<fieldset><legend>News</legend><label><input type="checkbox" name="weekly" value="1"> Weekly</label></fieldset>',
  '<p>See our <a href="/privacy/">privacy notice</a>.</p>',
];

/** What a provider that went wrong, or an attacker in its settings, puts among them; no control without a name. */
const ATTACKS = [
  ...[
    '<script>alert(1)</script>',
    '<img src="x" alt="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">more</a>',
  ],
  ...['<x-logo></x-logo>', '<b>open', '</div></section>', '<style>*{}</style>', '<svg onload=alert(1)></svg>'],
  ...['<!-- open', '<iframe srcdoc="<b>x</b>"></iframe>', '<li>item', '<p title="</noscript>">&lt;b&gt;</p>'],
];

/** Markup of a form with a nonce of its own. */
export function formHtml(nonce: string, { text = 'plain' }: TextOptions): fc.Arbitrary<string> {
  const field = fc.constantFrom(...FIELDS);
  const piece = text === 'plain' ? field : fc.oneof(field, fc.constantFrom(...ATTACKS));
  const hidden = `<input type="hidden" name="_nonce" value="${nonce}">`;
  return fc
    .array(piece, { maxLength: 4 })
    .map((pieces) => `<form action="/send" method="post">${hidden}${pieces.join('')}<button>Send</button></form>`);
}
