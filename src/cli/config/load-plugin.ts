import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SEVERITIES } from '../../lint/finding.js';
import { EXPECTED_RULE_ID, RULE_ID, type Rule } from '../../lint/rule.js';
import { InlayError } from '../../message/error.js';
import { problemsOf } from '../../message/problems.js';
import * as z from '../../zod.js';

/** A module with rules. */
export interface Plugin {
  path: string;
  /** Hash of the module's own text. */
  revision: string;
  rules: readonly Rule[];
}

const example = z.looseObject({ title: z.string(), code: z.string() });

const ruleShape = z.looseObject({
  id: z.string().regex(RULE_ID, { error: EXPECTED_RULE_ID }),
  severity: z.enum(SEVERITIES),
  docs: z.looseObject({
    summary: z.string(),
    why: z.string(),
    instead: z.string(),
    correct: z.array(example),
    incorrect: z.array(example),
  }),
  options: z.looseObject({ safeParse: functionShape() }).optional(),
  check: functionShape(),
});

const rulesShape = z.array(ruleShape);

function functionShape() {
  return z.custom<() => unknown>((value) => typeof value === 'function', { error: 'expected a function' });
}

/** Revisions of modules that were imported: Node imports a changed one again only under another name. */
const imported = new Map<string, string>();

/**
 * The rules that a module exports by default, one or an array of them.
 *
 * @param name path from the configuration file, beginning with a dot, or the name of a package
 * @param from path of the configuration file
 * @param reading told the absolute path of the module before it is read
 * @param check throws for a module that must not run, by its absolute path
 * @throws InlayError `invalid-plugin`, naming both
 */
export async function loadPlugin(
  name: string,
  from: string,
  reading: (path: string) => void,
  check: (path: string) => void,
): Promise<Plugin> {
  const path = pathOf(name, from);
  reading(path);
  check(path);
  const revision = revisionOf(path, name, from);
  const url = pathToFileURL(path).href;
  const first = imported.get(url) ?? revision;
  imported.set(url, first);
  const module = await load(first === revision ? url : `${url}?${revision}`, name, from);
  const found: unknown = 'default' in module ? module.default : undefined;
  const input = Array.isArray(found) ? found : [found];
  const result = rulesShape.safeParse(input);
  if (!result.success) {
    const problems = problemsOf(result.error, rulesShape, input);
    throw new InlayError(
      'invalid-plugin',
      `${from}: The default export of \`${name}\` is no rule and no array of rules:`,
      problems,
    );
  }
  return { path, revision, rules: input as Rule[] }; // as far as a program can tell
}

function pathOf(name: string, from: string): string {
  if (/^\.{0,2}\//.test(name)) return resolve(dirname(from), name);
  const none = failed(name, from, 'there is no such package; a path begins with `./`');
  if (isBuiltin(name)) throw none; // one of Node's own is no file
  try {
    return createRequire(resolve(from)).resolve(name);
  } catch {
    throw none;
  }
}

function revisionOf(path: string, name: string, from: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    throw failed(name, from, `there is no file \`${path}\``);
  }
}

async function load(url: string, name: string, from: string): Promise<object> {
  try {
    return await import(url);
  } catch (error) {
    throw failed(name, from, error instanceof Error ? error.message : String(error));
  }
}

function failed(name: string, from: string, reason: string): InlayError {
  return new InlayError('invalid-plugin', `${from}: Cannot load the plugin \`${name}\`: ${reason}`);
}
