import { basename } from 'node:path';
import type { LintOptions } from '../../lint/options.js';
import type { Rule } from '../../lint/rule.js';
import type { RuleModule } from '../../lint/rule-module.js';
import { parseManifest } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { parseSite } from '../../site/parse.js';
import { siteRevision, textRevision } from '../../site/revision.js';
import type { Site } from '../../site/schema.js';
import type { Shared } from '../../workers/messages.js';
import { loadPlugin } from '../lint/load-plugin.js';

/** A site as a worker thread is given it: plain data. */
export interface SentSite {
  /** JSON of the state. */
  site: string;
  /** JSON of the full manifest. */
  manifest: string;
  /** Where rules of one's own come from. */
  modules: readonly RuleModule[];
}

/** A site as a worker thread has it. */
export interface WorkSite {
  site: Site;
  manifest: Manifest;
  plugins: readonly Rule[];
}

/** How canvases are linted, but for the rules that are functions. */
export type PlainLintOptions = Pick<LintOptions, 'preset' | 'rules'>;

const texts = new WeakMap<Manifest, { json: string; revision: string }>();

/** A site to be sent to worker threads, once for each content. */
export function sentSite(site: Site, manifest: Manifest, modules: readonly RuleModule[]): Shared<SentSite> {
  const text = texts.get(manifest) ?? textOf(manifest);
  texts.set(manifest, text);
  const plain = modules.map(({ path, revision }) => ({ path, revision })); // without their functions
  return {
    key: JSON.stringify([siteRevision(site), text.revision, plain]),
    value: () => ({ site: JSON.stringify(site), manifest: text.json, modules: plain }),
  };
}

/** The main thread has asked whether the module may run, and watches its file. */
const ALREADY_CHECKED = () => {};

/**
 * Makes a site ready in a worker thread. It loads the modules of rules that the main thread has loaded, and no others.
 *
 * @throws InlayError `invalid-plugin`
 */
export async function openSite({ site, manifest, modules }: SentSite): Promise<WorkSite> {
  const load = ({ path }: RuleModule) => loadPlugin(`./${basename(path)}`, path, ALREADY_CHECKED, ALREADY_CHECKED);
  const plugins = await Promise.all(modules.map(load));
  return {
    site: parseSite(JSON.parse(site)),
    manifest: parseManifest(JSON.parse(manifest)),
    plugins: plugins.flatMap(({ rules }) => rules),
  };
}

/** The options without functions. */
export function plainOptions({ preset, rules }: LintOptions): PlainLintOptions {
  return { ...(preset !== undefined && { preset }), ...(rules && { rules }) };
}

function textOf(manifest: Manifest): { json: string; revision: string } {
  const json = JSON.stringify(manifest);
  return { json, revision: textRevision(json) };
}
