import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bakedSchema, manifestSchema, siteSchema } from '../../../src/index.js';
import { folder, inlay } from '../run.js';

describe.concurrent('inlay schema', () => {
  test.each([
    ['site', siteSchema],
    ['manifest', manifestSchema],
    ['baked', bakedSchema],
  ])('prints the JSON Schema of `%s`', async (name, schema) => {
    const { code, stdout, stderr } = await inlay(['schema', name]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`);
    expect(JSON.parse(stdout).$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('writes to a file', async () => {
    const cwd = folder();
    expect(await inlay(['schema', 'site', '--out', 'site.schema.json'], { cwd })).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(JSON.parse(readFileSync(join(cwd, 'site.schema.json'), 'utf8')).title).toBe('Inlay site state');
  });

  test('lists them without a name', async () => {
    expect(await inlay(['schema'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'error: Unexpected command line without a name, expected one of `site`, `manifest`, `baked`, `config`\n',
    });
  });

  test('tells the nearest name for a wrong one', async () => {
    expect(await inlay(['schema', 'manifesto'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        "error: command-argument value 'manifesto' is invalid for argument 'name'. Unexpected `manifesto`, expected one of `site`, `manifest`, `baked`, `config`; nearest is `manifest`.\n",
    });
  });
});
