import { describe, expect, test } from 'vitest';
import { declarationsOf } from '../../src/component/declarations.js';
import { styleHides } from '../../src/component/hiding-style.js';

describe('an inline style', () => {
  test.each([
    'display:none',
    'display: none !important;',
    'DISPLAY:NONE',
    'color:red;display:none',
    'display:none !important;display:block',
    'display:block;display:none',
    'display/**/:/* ; */none',
    'visibility: hidden',
    'visibility:collapse',
    'opacity:0',
    'opacity: 0.0',
    'opacity:0%',
    'position: absolute; left: -5000px;',
    'position:absolute!important;left:-9999px!important',
    'position:fixed;top:-999em',
    'position:absolute;inset:0 auto auto -100vw',
    'text-indent:-9999px',
    'margin-left:-9999px',
    'margin:0 0 0 -9999px',
    'margin:-100%',
    'position:absolute;clip:rect(0,0,0,0)',
    'position:absolute;clip:rect(1px 1px 1px 1px)',
    'clip-path:inset(50%)',
    'clip-path:inset(0 0 99.9% 99.9%)',
    'clip-path:circle(0)',
    'clip-path:polygon(0 0, 0 0, 0 0)',
    'width:1px;height:1px;overflow:hidden',
    'height:0;overflow:hidden',
    'max-height:0;overflow:clip',
    'position:absolute;overflow:hidden;display:inline;height:1px;width:1px;z-index:-1000;padding:0',
    'background:url("a;b");display:none',
    "content:'\\';display:block';display:none",
  ])('%s hides', (style) => {
    expect(styleHides(style)).toBe(true);
  });

  test.each([
    '',
    'none',
    'display',
    'display:none;display:block',
    'display:block !important;display:none',
    '/* display:none */',
    '/* display:none',
    'background:url(a;display:none;)',
    'content:";display:none"',
    '--display:none',
    'visibility:visible',
    'opacity:.5',
    'opacity:none',
    'left:-5000px',
    'position:absolute;left:-12px',
    'position:absolute;left:-5000',
    'position:static;left:-5000px',
    'margin:0 0 -9999px',
    'margin-bottom:-9999px;padding-bottom:9999px',
    'text-indent:-1em',
    'clip:rect(0,0,0,0)',
    'position:absolute;clip:rect(0,10px,10px,0)',
    'position:absolute;clip:rect(auto,0)',
    'clip-path:inset(10%)',
    'clip-path:inset(50px)',
    'clip-path:polygon()',
    'clip-path:polygon(0 0, 100% 0, 0 100%)',
    'width:1px;height:1px',
    'height:0;overflow:hidden;padding-bottom:56.25%',
    'width:100%;height:1px;overflow:hidden',
    'height:0;width:0',
    'd\\isplay:none',
    'displa\u212a:none',
  ])('%s does not hide', (style) => {
    expect(styleHides(style)).toBe(false);
  });

  test('is a list of declarations', () => {
    expect([...declarationsOf(' A : B  C ;; x:1!IMPORTANT ; x:2; y:; :z; u:url( ; ) ; w:"a;b" ')]).toEqual([
      ['a', 'b c'],
      ['x', '1'],
      ['u', 'url( ; )'],
      ['w', '""'],
    ]);
  });
});
