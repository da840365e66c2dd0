import { expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const found = (canvas: string) => lint(canvas, MANIFEST).filter(({ rule }) => rule === 'no-invented-nonce');

test.each([
  ['<script nonce="r4nd0mN0nc3Tide">go()</script>', '<script>go()</script>'],
  ['<style nonce="PS-2f8a91c0">p { color: red }</style>', '<style>p { color: red }</style>'],
  ['<link rel="stylesheet" href="/a.css" nonce="abc123">', '<link rel="stylesheet" href="/a.css">'],
  ['<script nonce=EDNnf03nceIOfn39fh3e9h3sdfa src="/a.js"></script>', '<script src="/a.js"></script>'],
  ['<script nonce="nonce-abc123">go()</script>', '<script>go()</script>'],
  ['<script nonce="2726c7f26c">go()</script>', '<script>go()</script>'],
  ['<script nonce="dGhpc2lzYW5vbmNlZm9ydA==">go()</script>', '<script>go()</script>'],
])('a nonce of a policy is the server’s, and the attribute goes: %s', (canvas, without) => {
  const [finding, ...more] = found(canvas);
  expect(more).toEqual([]);
  expect(canvas.slice(finding?.start, finding?.end)).toMatch(/^<\w+ [^>]*>$/);
  expect(finding?.message).toContain('Remove the attribute');
  const [edit] = finding?.fix?.edits ?? [];
  expect(edit && canvas.slice(0, edit.start) + edit.text + canvas.slice(edit.end)).toBe(without);
});

test('a form beside it is no form without a receiver', () => {
  const canvas = '<form action="https://forms.example/x" method="post"><script nonce="abc123">go()</script></form>';
  expect(found(canvas)).toHaveLength(1);
  expect(lint(canvas, MANIFEST).filter(({ rule }) => rule === 'no-fictitious-form')).toEqual([]);
});

test('it is no secret, and an integrity beside it is none', () => {
  const integrity = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
  const canvas = `<script src="/x.js" integrity="${integrity}" nonce="rAnd0mN0nc3"></script>`;
  expect(lint(canvas, MANIFEST).map(({ rule }) => rule)).toEqual(['no-invented-nonce']);
});

test('a policy in the page names it: without the attribute the script would not run', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc123'">`;
  const findings = found(`${policy}<script nonce="abc123">go()</script>`);
  expect(findings.map(({ fix }) => fix)).toEqual([undefined, undefined]);
  const [ofPolicy, ofScript] = findings.map(({ message }) => message);
  expect(ofPolicy).toContain('Remove it together with the `nonce` of what it lets in');
  expect(ofScript).toContain("Remove the attribute together with `'nonce-…'` in the page's policy");
});

const policy = (sources: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src ${sources}; img-src *">`;

test.each(["'nonce-hl2026physio'", "'self' 'nonce-2726c7f26c'", "'nonce-r4nd0mN0nc3' https://cdn.example"])(
  'a policy of the page with one of its own: %s',
  (sources) => {
    const canvas = `<head>${policy(sources)}</head>`;
    expect(found(canvas).map(({ start, end }) => canvas.slice(start, end))).toEqual([policy(sources)]);
  },
);

test.each([
  policy("'self'"),
  policy("'nonce-{{ nonce }}'"),
  policy("'nonce-{{nonce}}'"),
  policy("'nonce-<?= $nonce ?>'"),
  policy("'nonce-<?=$nonce?>'"),
  policy(`'nonce-\${nonce}'`),
  policy("'nonce-%NONCE%'"),
  policy("'nonce-**CSP_NONCE**'"),
  policy("'nonce-CSP_NONCE'"),
  policy("'nonce-'"),
  policy("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
  '<meta name="description" content="Write \'nonce-2726c7f26c\' there">',
  `<pre>${policy("'nonce-2726c7f26c'")}</pre>`,
  '<script nonce="">go()</script>',
  '<script nonce>go()</script>',
  '<script nonce="{{ nonce }}">go()</script>',
  '<script nonce="<?= $nonce ?>">go()</script>',
  '<script nonce="<?php echo esc_attr( $nonce ); ?>">go()</script>',
  '<script nonce="<%= csp_nonce2 %>">go()</script>',
  '<script nonce="%NONCE%">go()</script>',
  '<script nonce="{NONCE}">go()</script>',
  '<script nonce="**CSP_NONCE**">go()</script>',
  '<script nonce="NGINX_CSP_NONCE">go()</script>',
  '<script nonce="CSP_NONCE_1">go()</script>',
  '<script nonce="cspNonce">go()</script>',
  '<script nonce="$cspNonce2">go()</script>',
  '<pre><code>&lt;script nonce="abc123"&gt;</code></pre>',
  '<pre><script nonce="abc123">go()</script></pre>',
  '<code><style nonce="abc123">p { color: red }</style></code>',
  '<template><script nonce="abc123">go()</script></template>',
  '<p>Write <kbd>nonce="abc123"</kbd> there.</p>',
  '<!-- <script nonce="abc123"></script> -->',
])('near miss: %s', (canvas) => {
  expect(found(canvas)).toEqual([]);
});
