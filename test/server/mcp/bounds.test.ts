import type { Client } from '@modelcontextprotocol/client';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import * as r50k from 'gpt-tokenizer/encoding/r50k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseManifest } from '../../../src/index.js';
import { BRIEF_TOKENS, FULL_MANIFEST_TOKENS, MANIFEST_TOKENS } from '../../../src/server/mcp/limits.js';
import { hugeState } from '../../support/generated-sites.js';
import { call, connect, folder } from './client.js';

/** Tokens of a text in the encoding in which it has the most. */
function mostTokens(text: string): number {
  return Math.max(
    ...[cl100k, o200k, r50k].map(({ countTokens }) => countTokens(text, { disallowedSpecial: new Set() })),
  );
}

describe.each(['Useful link', '会社概要', '👩‍👩‍👧🏳️‍🌈'])('a site with 1,000 of everything, named %s', (name) => {
  let client: Client;
  beforeAll(async () => {
    const path = folder({ 'site.json': JSON.stringify(hugeState(1000, name)) });
    client = await connect('stdio', ['--site', `${path}/site.json`]);
  });

  test.each([
    ['inlay://manifest', MANIFEST_TOKENS],
    ['inlay://manifest/full', FULL_MANIFEST_TOKENS],
  ])('has %s within %i tokens, still valid, and told what is left out', async (uri, tokens) => {
    const { contents } = await client.readResource({ uri });
    const [manifest = '', about = ''] = contents.map((content) => ('text' in content ? content.text : ''));
    expect(mostTokens(manifest)).toBeLessThanOrEqual(tokens);
    expect(parseManifest(JSON.parse(manifest)).detail).toBe('concise');
    expect(about).toContain('Left out for length');
    expect(about.length).toBeLessThan(20_000);
  });

  test('has a briefing within its tokens', async () => {
    const { messages } = await client.getPrompt({ name: 'write_canvas', arguments: { part: 'page' } });
    const text = messages.map(({ content }) => (content.type === 'text' ? content.text : '')).join('');
    expect(mostTokens(text)).toBeLessThanOrEqual(BRIEF_TOKENS);
    expect(text).toContain('left_out_for_length');
  });

  test('has bounded answers that say how much there is', async () => {
    const menu = await call(client, 'list_menu', { location: 'place_0' });
    expect(menu.data).toMatchObject({ item_count: 3000, next_offset: 200 });
    expect(menu.data.items).toHaveLength(200);
    const component = await call(client, 'get_component', { component: 'x-contact' });
    const [field] = component.data.attributes;
    expect([field.allowed.length, field.allowed_total]).toEqual([200, 1000]);
    const canvas = '<x-menu location="nowhere"></x-menu>\n'.repeat(1000);
    const linted = await call(client, 'lint_canvas', { canvas, detail: 'full' });
    expect([linted.data.findings.length, linted.data.total]).toEqual([50, 1000]);
    expect(linted.text).toContain('950 more findings are not listed');
    const rendered = await call(client, 'render_canvas', { canvas });
    expect([rendered.data.inlays.length, rendered.data.inlays_total]).toEqual([200, 1000]);
    for (const { text } of [menu, component, linted, rendered]) expect(text.length).toBeLessThan(400_000);
  });

  test('refuses to render more than an answer may hold', async () => {
    const { isError, text } = await call(client, 'render_canvas', {
      canvas: '<x-menu location="place_0"></x-menu>'.repeat(100),
    });
    expect([isError, text]).toEqual([true, expect.stringContaining('limit-exceeded')]);
  });
});

test('a finding whose fix is too long for an answer says that fix_canvas has it', async () => {
  const client = await connect('stdio');
  const filler = '<!-- filler -->'.repeat(20_000);
  const canvas = `<x-socials>${filler}</x-socials>`;
  const { data } = await call(client, 'lint_canvas', { canvas, detail: 'full' });
  const long = data.findings.filter((finding: { fix_left_out?: boolean }) => finding.fix_left_out);
  const told = data.findings.filter((finding: { fix?: unknown }) => finding.fix);
  expect(long.length + told.length).toBeGreaterThan(0);
  expect(JSON.stringify(data).length).toBeLessThan(210_000);
});

test('no text of an answer is shortened: what is too long is left out, and told to be', async () => {
  const long = `/${'a'.repeat(3000)}/`;
  const state = {
    site: { name: 'S', description: '', url: 'https://s.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    logos: { variants: { default: { url: long, alt: 'b'.repeat(3000) } } },
    menus: {
      locations: { topic: { label: 'Top', menu: 'm' } },
      definitions: { m: { name: 'M', items: [{ label: 'c'.repeat(400), url: long }] } },
    },
  };
  const client = await connect('stdio', ['--site', `${folder({ 'site.json': JSON.stringify(state) })}/site.json`]);
  const menu = await call(client, 'list_menu', { location: 'topic' });
  expect(menu.data.items).toEqual([
    {
      level: 1,
      label: '(left out: a text of 400 characters)',
      url: '(left out: a text of 3002 characters)',
      children: 0,
    },
  ]);
  const logo = await call(client, 'explain_logo', { variant: 'default' });
  expect(logo.data.variants[0]).toMatchObject({
    url: '(left out: a text of 3002 characters)',
    alt: '(left out: a text of 3000 characters)',
  });
  const canvas = `<x-logo class="${'d'.repeat(3000)}" id="${'e'.repeat(3000)}"></x-logo>`;
  const answers = [
    menu,
    logo,
    await call(client, 'render_canvas', { canvas }),
    await call(client, 'lint_canvas', { canvas }),
  ];
  for (const { text, data } of answers) expect(`${text}${JSON.stringify(data)}`).not.toContain('…');
});
