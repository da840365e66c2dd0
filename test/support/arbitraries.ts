import fc from 'fast-check';
import { anyTag, trouble } from '../../src/testing/arbitraries/markup.js';
import { hostileText } from '../../src/testing/arbitraries/text.js';
import { wildCanvases } from '../../src/testing/index.js';

/** Canvases with components, everyday markup and trouble in any order. */
export const canvas = wildCanvases();

/** Strings that an attacker would put into a field of the site state. */
export const hostile = hostileText();

const PIECES = [
  ...['<form action="/a">', '</form>', '<input name=a required>', '<label for=a>', '</label>', '<button>', '</button>'],
  ...['<li>', '<dd>', '<option>', '<script>alert(1)</script>', '<a href="javascript:alert(1)">'],
  ...['<img src=x onerror=alert(1)>', '<form action="java\tscript:1">', '<button formaction="data:text/html,1">'],
  ...['<svg onload=alert(1)>', '<iframe srcdoc="x">', '<style>*{}</style>', '<base href=//x>'],
  ...['<meta http-equiv=refresh>', '<math><mtext><table><mglyph><style>', '<x-logo></x-logo>', '<plaintext>', '</div>'],
  ...['</section>', '<template><li>', '<noscript><p title="</noscript><img src=x onerror=1>">'],
];

/** Provider markup of an add-on: form controls, trouble and attacks in any order. */
export const formHtml = fc
  .array(fc.oneof(anyTag, trouble, fc.constantFrom(...PIECES)), { maxLength: 12 })
  .map((pieces) => pieces.join(''));
