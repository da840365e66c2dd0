import { describe, expect, test } from 'vitest';
import type { SlotBody } from '../../../../src/server/site/kinds/slot.js';
import { faultsOf } from '../../../../src/server/theme/code-slots/check-slot.js';

type Language = SlotBody['language'];

function told(
  language: Language,
  code: string,
  hook: SlotBody['hook'] = language === 'html' ? 'body_end' : 'head_end',
) {
  return faultsOf({ language, code, hook }).map(({ code: kind, line, column }) => `${kind} ${line}:${column}`);
}

describe('code that can be put into pages', () => {
  test.each<[Language, string, SlotBody['hook']?]>([
    ['html', '<p>Hello <b>there</b></p>\n<x-logo></x-logo>'],
    ['html', '<img src="/a.png" alt=""><br>'],
    ['html', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['html', '<template><p>a</p></template>'],
    ['html', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
    ['html', '<meta name="author" content="Luna"><link rel="me" href="https://luna.example">', 'head_end'],
    ['html', 'only text &amp; more'],
    ['html', '<table><tbody><tr><td>a</td></tr></tbody></table><ul><li>a</li></ul>'],
    ['html', '<table><tr><td>a</td></tr></table><noscript><p>a</p></noscript>'],
    ['html', '<main><p>a</p></main><textarea></main></textarea><!-- </main> -->'],
    ['html', '<link rel="alternate" href="/a.xml"><noscript><link rel="me" href="/a"></noscript>', 'head_start'],
    ['html', ''],
    ['css', '.a { color: red } @media (width > 40em) { .a::before { content: "}" } }'],
    ['js', 'document.body.dataset.a = "1"; if (a < b) {}', 'body_end'],
  ])('%s %j', (language, code, hook) => {
    expect(told(language, code, hook)).toEqual([]);
  });
});

describe('code that can not', () => {
  test.each<[Language, string, string[], SlotBody['hook']?]>([
    ['html', '<p>a</p>\n<div>', ['no-end-tag 2:1']],
    ['html', 'a</div><div>', ['stray-end-tag 1:2', 'no-end-tag 1:8']],
    ['html', '</div>', ['stray-end-tag 1:1']],
    ['html', '<p>a</p>\n</main>', ['stray-end-tag 2:1']],
    ['html', '</header>', ['stray-end-tag 1:1']],
    ['html', '</body>', ['stray-end-tag 1:1']],
    ['html', 'a</p>', ['stray-end-tag 1:2']],
    ['html', '</br>', ['stray-end-tag 1:1']],
    ['html', '<p>a<div>b</div></p>', ['no-end-tag 1:1', 'stray-end-tag 1:17']],
    ['html', '<b>a<i>b</b>c</i>', ['no-end-tag 1:5']],
    ['html', '<noscript></main></noscript>', ['stray-end-tag 1:11']],
    ['html', '<template></main></template>', ['stray-end-tag 1:11']],
    ['html', '<tr><td>a</td></tr>', ['ignored-tag 1:1', 'ignored-tag 1:5', 'stray-end-tag 1:10', 'stray-end-tag 1:15']],
    ['html', '</head>', ['stray-end-tag 1:1'], 'head_end'],
    ['html', '<link rel="Canonical" href="https://evil.example/">', ['refused-element 1:1'], 'head_start'],
    ['html', '<!-- open', ['eof-in-comment 1:10']],
    ['html', '<base href="/">', ['refused-element 1:1']],
    ['html', '<base href="/">', ['refused-element 1:1'], 'head_start'],
    ['html', '<META HTTP-EQUIV=refresh content=0>', ['refused-element 1:1'], 'head_start'],
    ['html', '<title>a</title>', ['refused-element 1:1'], 'head_start'],
    ['html', '<style>a{}</style>', ['refused-element 1:1']],
    ['html', '<script>a()</script>', ['refused-script 1:1']],
    ['html', '<svg><script>a()</script></svg>', ['refused-script 1:6']],
    ['html', '<template><script>a()</script></template>', ['refused-script 1:11']],
    ['html', '<a href=" java\nscript:a()">a</a>', ['refused-script 1:1']],
    ['html', '<b onclick="a()">a</b>', ['refused-handler 1:1']],
    ['html', '<iframe srcdoc="<script>"></iframe>', ['refused-attribute 1:1']],
    ['html', '<body class="a">', ['changes-page 1:1']],
    ['html', '<p>a</p>', ['not-in-head 1:1'], 'head_end'],
    ['html', '<b a=1 a=2>a</b>', ['duplicate-attribute 1:9']],
    ['css', '.a { color red }\n.b { }', ['css-syntax 1:12']],
    ['css', '.a { color: red', ['css-syntax 1:4']],
    ['css', '.a { } }', ['css-syntax 1:8']],
    ['css', '.a { } /* open', ['css-syntax 1:8']],
    ['css', '@import "https://a.example/a.css";', ['refused-import 1:1']],
    ['css', '.a::before { content: "</style>" }', ['ends-element 1:24']],
    ['css', '.a { }', ['wrong-hook undefined:undefined'], 'body_end'],
    ['js', 'let a = 1;\nlet a = 2;', ['js-syntax 2:5']],
    ['js', 'import a from "a"', ['js-syntax 1:1']],
    ['js', 'await a', ['js-syntax 1:7']],
    ['js', 'const a = "</script>"', ['ends-element 1:12']],
    ['js', 'const key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc8Xa2";', ['secret 1:14']],
    [
      'js',
      '// inlay-disable-next-line no-secrets\nconst key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc8Xa2";',
      ['secret 2:14'],
    ],
  ])('%s %j', (language, code, expected, hook) => {
    expect(told(language, code, hook)).toEqual(expected);
  });
});

test.each<[Language, string]>([
  ['js', '('.repeat(30_000) + 1 + ')'.repeat(30_000)],
  ['css', `.a { b: ${'('.repeat(30_000)}${')'.repeat(30_000)} }`],
  ['html', '<b>'.repeat(8_000)],
])('%s that is nested without end is a fault', (language, code) => {
  const faults = faultsOf({ language, code, hook: language === 'css' ? 'head_end' : 'body_end' });
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(50);
});
