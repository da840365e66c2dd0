import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';

/** Refuses every module of Node's own, as a runtime without them does. */
const HOOKS = `
export async function resolve(name, context, next) {
  const found = await next(name, context);
  if (found.url.startsWith('node:')) throw new Error('Unexpected ' + found.url + ' from ' + context.parentURL);
  return found;
}`;

/** Runs a module where Node's own modules can't be had. */
function runWithout(code: string) {
  const url = JSON.stringify(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
  const register = `import { register } from 'node:module'; register(${url});`;
  const script = `${register}\nconst run = async () => {${code}};\nawait run();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' });
}

const ASK = `
  const { parseSite } = await import('inlay');
  const { createHandler } = await import('inlay/http');
  const state = { site: { name: 'a', description: '', url: 'https://a.example', language: 'en' }, theme: { name: 'T', version: '1.0.0' } };
  const handler = createHandler({ site: parseSite(state) });
  for (const path of ['integration-manifest', 'context', 'openapi']) {
    console.log((await handler(new Request('https://a.example/t/v1/ai/' + path))).status);
  }`;

describe('the entry `inlay/http`', () => {
  test('runs without any module of Node, its dependencies too', () => {
    const { stdout, stderr } = runWithout(ASK);
    expect([stdout, stderr]).toEqual(['200\n200\n200\n', '']);
  });

  test('is told apart from the entry for Node by this', () => {
    const { stdout, stderr } = runWithout("await import('inlay/http/node');");
    expect(stdout).toBe('');
    expect(stderr).toContain('Unexpected node:');
  });
});
