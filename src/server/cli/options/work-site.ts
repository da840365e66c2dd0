import { basename } from 'node:path';
import { loadPlugin } from 'inlay/internal/cli/config/load-plugin.js';
import type { LintOptions } from 'inlay/internal/lint/options.js';
import type { Rule } from 'inlay/internal/lint/rule.js';
import type { RuleModule } from 'inlay/internal/lint/rule-module.js';
import { parseManifest } from 'inlay/internal/manifest/parse.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { parseSite } from 'inlay/internal/site/parse.js';
import { siteRevision, textRevision } from 'inlay/internal/site/revision.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { memo } from 'inlay/internal/text/memo.js';
import type { Shared } from 'inlay/internal/workers/messages.js';

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

/** A site to be sent to worker threads, once for each content. */
export function sentSite(site: Site, manifest: Manifest, modules: readonly RuleModule[]): Shared<SentSite> {
  const text = textOf(manifest);
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

const textOf = memo((manifest: Manifest) => {
  const json = JSON.stringify(manifest);
  return { json, revision: textRevision(json) };
});
