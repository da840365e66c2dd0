import type { Limits } from 'inlay/internal/canvas/limits.js';
import { siteDependencies } from 'inlay/internal/component/site-dependencies.js';
import { parseJson } from 'inlay/internal/http/json-body.js';
import { acceptManifest } from 'inlay/internal/manifest/accept.js';
import { buildManifest } from 'inlay/internal/manifest/build.js';
import { parseSite } from 'inlay/internal/site/parse.js';
import { siteRevision } from 'inlay/internal/site/revision.js';
import { structuredDataText } from 'inlay/internal/structured-data/script.js';
import { bugOf } from './bug.js';
import type { Answer, KnownState, ManifestTask, SiteTask, StructuredDataTask, Task } from './job.js';
import type { ParsedSite, ParsedSites } from './parsed-sites.js';
import { performBatch } from './perform-batch.js';
import { problemOfError } from './problem.js';

/** Performs a task, in a worker. What goes wrong in it is in the answer; nothing is thrown. */
export function perform(task: Task, sites: ParsedSites, limits: Partial<Limits>): Answer {
  try {
    if (task.kind === 'site') return performSite(task);
    if (task.kind === 'manifest') return performManifest(task, sites);
    if (task.kind === 'structured-data') return performStructuredData(task, sites);
    return performBatch(task, sites, limits);
  } catch (error) {
    const bug = bugOf(error);
    return { kind: 'problem', problem: problemOfError(error), bugs: bug ? [bug] : [] };
  }
}

/** Caches a site whose state was checked before. */
export function takeKnown({ revision, state }: KnownState, sites: ParsedSites): ParsedSite {
  return sites.add(revision, parseSite(parseJson(state)), state.length);
}

/** The site is not cached here: its revision may turn out to be in use for another one. */
function performSite({ revision, body }: SiteTask): Answer {
  const site = parseSite(parseJson(body));
  const answer = { revision, site: siteRevision(site), dependencies: siteDependencies(site) };
  return { kind: 'site', site: answer.site, json: encoded(answer) };
}

function performManifest({ revision, detail }: ManifestTask, sites: ParsedSites): Answer {
  const parsed = sites.get(revision);
  if (!parsed) return { kind: 'needs-site', revision };
  const full = parsed.manifest();
  const manifest = detail === 'full' ? full : buildManifest(parsed.site, { detail });
  return { kind: 'manifest', json: encoded({ manifest, acceptance: acceptManifest(full) }) };
}

/** As text: a client that decodes JSON and writes it again, as PHP does, may write something else. */
function performStructuredData({ revision }: StructuredDataTask, sites: ParsedSites): Answer {
  const parsed = sites.get(revision);
  if (!parsed) return { kind: 'needs-site', revision };
  return { kind: 'structured-data', json: encoded({ json: structuredDataText(parsed.site) }) };
}

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
