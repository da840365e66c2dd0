import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/lint/index.js';
import { call, connect, TRANSPORTS } from './client.js';

const CALLS: readonly [name: string, args: Record<string, unknown>, data: Record<string, unknown>][] = [
  ['describe_site', {}, { site: { language: 'it' }, contacts: { phone: { value: '+390550123456' } } }],
  ['describe_site', { tokens: 1500 }, {}],
  [
    'get_component',
    { component: 'x-menu' },
    { component: 'x-menu', usable: true, example: '<x-menu location="topic"></x-menu>' },
  ],
  ['get_component', { component: 'x-logo' }, { usable: true }],
  ['get_component', { component: 'x-social' }, { usable: true }],
  ['get_component', { component: 'x-contact' }, { usable: true }],
  ['get_component', { component: 'x-addon' }, { usable: true }],
  ['lint_canvas', { canvas: '<x-logo></x-logo>' }, { total: 0, findings: [] }],
  ['lint_canvas', { canvas: '<x-menu location="topik"></x-menu>' }, { total: 1, fixable: { safe: 0, suggested: 1 } }],
  ['fix_canvas', { canvas: '<x-logo/>' }, { canvas: '<x-logo></x-logo>', changed: true, remaining_total: 0 }],
  ['fix_canvas', { canvas: '' }, { canvas: '', changed: false, applied: [], remaining: [] }],
  [
    'render_canvas',
    { canvas: '<x-contact field="email"></x-contact>', url: '/menu/' },
    { inlays_total: 1, unresolved_total: 0 },
  ],
  [
    'render_canvas',
    { canvas: '<x-menu location="naviga"></x-menu>' },
    { html: '<x-menu location="naviga"></x-menu>', unresolved_total: 1 },
  ],
  ['explain_logo', {}, {}],
  ['explain_logo', { variant: 'light' }, {}],
  ['list_menu', { location: 'topic' }, { item_count: 11, menu: 'Principale' }],
  ['list_menu', { location: 'topic', depth: 1, limit: 2, offset: 1 }, { next_offset: 3 }],
];

describe.each(TRANSPORTS)('over %s', (transport) => {
  test('a client lists every tool with a title, words, schemas and annotations, and calls each', async () => {
    const client = await connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...new Set(CALLS.map(([name]) => name))].sort());
    for (const tool of tools) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, openWorldHint: false },
      });
    }
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    const schemas = new Map(
      tools.map(({ name, outputSchema }) => [name, ajv.compile(JSON.parse(JSON.stringify(outputSchema)))]),
    );
    for (const [name, args, data] of CALLS) {
      const answer = await call(client, name, args);
      expect([name, answer.isError, answer.text]).toEqual([name, false, expect.stringMatching(/./)]);
      expect(answer.data).toMatchObject(data);
      const valid = schemas.get(name);
      expect([name, valid?.(answer.data), valid?.errors]).toEqual([name, true, null]);
    }
  });

  test('a client lists and reads every resource, and completes the templates', async () => {
    const client = await connect(transport);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'inlay://manifest',
      'inlay://manifest/full',
      ...['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon'].map((tag) => `inlay://components/${tag}`),
      ...RULES.map(({ id }) => `inlay://rules/${id}`),
    ]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({ uri, mimeType, text: expect.stringMatching(/./) });
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'inlay://components/{component}',
      'inlay://rules/{+rule}',
    ]);
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: 'inlay://components/{component}' },
      argument: { name: 'component', value: 'x-m' },
    });
    expect(completion.values).toEqual(['x-menu']);
  });

  test('a client lists the prompt, completes it and gets a briefing for each part', async () => {
    const client = await connect(transport);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['write_canvas']);
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'write_canvas' },
      argument: { name: 'part', value: '' },
    });
    expect(completion.values).toEqual(['header', 'footer', 'section', 'page']);
    for (const part of completion.values) {
      const { messages } = await client.getPrompt({ name: 'write_canvas', arguments: { part, brief: 'Dark, please' } });
      const [message] = messages;
      expect(message?.role).toBe('user');
      const text = message?.content.type === 'text' ? message.content.text : '';
      expect(text).toContain(`# Write a ${part} for this site`);
      expect(text).toMatch(/## The request\n\nDark, please\n$/);
    }
  });

  test('what is asked amiss is answered in words, with the nearest that is allowed, and the server goes on', async () => {
    const client = await connect(transport);
    await client.listTools();
    const mistakes: readonly [string, Record<string, unknown>, string][] = [
      ['get_component', { component: 'x-mneu' }, 'nearest is `x-menu`'],
      ['get_component', { component: '__proto__' }, 'expected one of `x-logo`'],
      ['get_component', {}, '/component: Unexpected nothing, expected a string'],
      ['get_component', { component: 'x-menu', more: 1 }, '/more: Unexpected key `more`, expected `component`'],
      ['describe_site', { tokens: 10 }, '/tokens: Unexpected `10`, expected more than 999'],
      ['describe_site', { tokens: 20_000 }, '/tokens: Unexpected `20000`, expected at most 10000'],
      [
        'describe_site',
        { group: 'form' },
        'expected one of `locations`, `contacts`, `social`, `forms`, `attachments`; nearest is `forms`',
      ],
      ['lint_canvas', { canvas: 7 }, '/canvas: Unexpected `7`, expected a string'],
      ['lint_canvas', {}, '/canvas: Unexpected nothing, expected a string'],
      ['lint_canvas', { canvas: '', detail: 'short' }, 'expected one of `concise`, `full`'],
      ['lint_canvas', { path: 'a.html' }, 'started without a folder. Expected the text, in `canvas`'],
      ['lint_canvas', { html: '<p>' }, '/html: Unexpected key `html`, expected one of `canvas`, `detail`'],
      ['lint_canvas', { canvas: 'x'.repeat(1_048_577) }, 'expected at most 1048576 characters'],
      ['fix_canvas', { canvas: 'x', apply: ['no-static-menus'] }, 'nearest is `no-static-menu`'],
      [
        'fix_canvas',
        { canvas: 'x', apply: 'unsafe' },
        '/apply: Unexpected `unsafe`, expected an array or one of `safe`, `all`; nearest is `safe`',
      ],
      ['fix_canvas', { canvas: 'x', apply: 7 }, '/apply: Unexpected `7`, expected an array or one of `safe`, `all`'],
      ['fix_canvas', { canvas: 'x', give: 'edit' }, 'expected one of `canvas`, `edits`, `nothing`; nearest is `edits`'],
      [
        'fix_canvas',
        { canvas: 'x', aply: 'safe' },
        '/aply: Unexpected key `aply`, expected one of `canvas`, `apply`, `give`; nearest is `apply`',
      ],
      ['render_canvas', { canvas: 'x', url: 'http://[' }, 'expected an address'],
      ['explain_logo', { variant: 'foter' }, 'nearest is `footer`'],
      ['list_menu', { location: 'topik' }, 'nearest is `topic`'],
      ['list_menu', { location: 'topic_left' }, 'a menu is at one of `topic`, `utili`, `footer`'],
      ['list_menu', { location: 'constructor' }, 'expected one of `topic`'],
      ['list_menu', { location: 'topic', depth: 1000 }, '/depth: Unexpected `1000`, expected at most 32'],
    ];
    for (const [name, args, message] of mistakes) {
      const { isError, text } = await call(client, name, args);
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining(message)]);
      expect(text).not.toMatch(/\n {4}at |node_modules|\/src\/|\/dist\//);
    }
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no_such_tool/);
    await expect(client.readResource({ uri: 'inlay://rules/none' })).rejects.toThrow(/not found/);
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow(/not found/);
    await expect(client.getPrompt({ name: 'write_canvas', arguments: { part: 'sidebar' } })).rejects.toThrow(/header/);
    expect((await call(client, 'explain_logo', {})).isError).toBe(false);
  });
});

test('every step of the logo’s fallback is told with its reason', async () => {
  const client = await connect('stdio');
  const { data } = await call(client, 'explain_logo', { variant: 'light' });
  expect(data.variants).toEqual([
    {
      variant: 'light',
      shows: 'image',
      url: 'https://osteriacorniolo.example/media/2024/05/logo-sito.png',
      alt: 'Osteria Corniolo & Figli',
      canvas: '<x-logo variant="light"></x-logo>',
      steps: [
        { step: 1, name: "the variant's own logo", tried: '/logos/variants/light', result: 'not configured' },
        { step: 2, name: "the theme's main logo", tried: '/logos/main', result: 'not configured' },
        { step: 3, name: "the site builder's logo", tried: '/logos/builder', result: 'not configured' },
        { step: 4, name: "the platform's logo", tried: '/logos/platform', result: 'used' },
      ],
    },
  ]);
});

test('a menu is listed page by page, the same as in one', async () => {
  const client = await connect('stdio');
  const whole = await call(client, 'list_menu', { location: 'topic' });
  const pages: unknown[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { data } = await call(client, 'list_menu', { location: 'topic', limit: 2, offset });
    pages.push(...data.items);
    offset = data.next_offset;
  }
  expect(pages).toEqual(whole.data.items);
  expect(whole.data.items.slice(1, 4)).toEqual([
    { level: 1, label: 'Il ristorante', url: '/il-ristorante/', children: 3 },
    { level: 2, label: 'La nostra storia', url: '/il-ristorante/storia/', children: 0 },
    { level: 2, label: 'La cucina', url: '/il-ristorante/cucina/', children: 0 },
  ]);
});
