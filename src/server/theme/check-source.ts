import { type ProblemPlace, refuse } from '../api/problem.js';
import type { SiteModel } from '../site/model.js';
import type { ThemeDeps } from './area.js';
import { changedUses } from './changed-uses.js';
import { errorsOf, type Lint, lintSource } from './lint-source.js';
import { siteAt } from './manifest-history.js';
import { placeOf, refuseLint } from './refuse-lint.js';
import { refusedMarkup } from './refused-markup.js';
import { uncontainedMarkup } from './uncontained-markup.js';
import { wildcardHosts } from './wildcard-hosts.js';
import type { WrittenSource } from './written-source.js';

/** The member that holds a source. */
const SOURCE = '/source';

/** A write of a source that is to be checked. */
export interface SourceWrite {
  /** What it is called in the answer: `header`, `page 12`. */
  name: string;
  written: WrittenSource;
  /** What else is wrong with the body: told together with what the linter says. */
  places: readonly ProblemPlace[];
  /** The same request with another source. */
  again: (source: string) => { method: string; path: string; headers?: Record<string, string>; body: unknown };
}

/**
 * Holds a source to the site: it must rest on the manifest of now, or on one from which nothing that it uses has changed, and
 * the linter must find no error.
 *
 * @returns what the linter says all the same; nothing where no source is written
 * @throws ApiProblem `etag-mismatch` with just the difference, `validation-failed`, `canvas-lint-failed` with the findings and
 *   the corrected request where all can be fixed
 */
export async function checkSource(deps: ThemeDeps, model: SiteModel, write: SourceWrite): Promise<Lint | undefined> {
  const { written } = write;
  if (written.source === null) {
    refuseInvalid(write.places);
    return undefined;
  }
  await refuseOutdated(deps, model, written.source, written.manifest);
  // First, as it has limits and is done elsewhere: what is parsed here afterwards is no more than a page.
  const lint = await lintSource(deps, model, written.source);
  const places = [...write.places, ...markupPlaces(written.source)];
  const errors = errorsOf(lint);
  if (places.length > 0) refuseInvalid([...places, ...errors.map((each) => placeOf(each, SOURCE))]);
  if (lint.counts.errors === 0) return lint;
  const { name, again } = write;
  return refuseLint(deps, model, {
    name,
    source: written.source,
    lint,
    pointer: SOURCE,
    outcome: 'nothing was saved',
    again: (corrected) => ({ ...again(corrected), why: 'makes the fix of every error; look at what it changes' }),
  });
}

/** What a source is refused for beside what the linter finds: markup that would change or speak for the page around it. */
export function markupPlaces(source: string): ProblemPlace[] {
  return [...refusedMarkup(source), ...uncontainedMarkup(source), ...wildcardHosts(source)];
}

/** @throws ApiProblem `validation-failed` where there are places */
export function refuseInvalid(places: readonly ProblemPlace[]): void {
  if (places.length === 0) return;
  const count = places.length === 1 ? 'a problem' : `${places.length} problems`;
  refuse('validation-failed', `The body has ${count}`, { errors: places });
}

async function refuseOutdated(deps: ThemeDeps, model: SiteModel, source: string, manifest: string | undefined) {
  if (manifest === undefined || manifest === model.manifest.revision) return;
  const changes = changedUses(source, await siteAt(deps.site.store, manifest), model);
  if (changes.length === 0) return;
  refuse('etag-mismatch', 'What the canvas uses has changed since the manifest that it was written for', {
    members: { manifest: { given: manifest, current: model.manifest.revision, changes } },
  });
}
