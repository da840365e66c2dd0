import type { Manifest } from '../../manifest/schema.js';
import type { Problem } from '../../message/error.js';
import type { Published } from './fetch-manifest.js';

/** The verdict on a published manifest. */
export interface Endpoint {
  url: string;
  /** HTTP status of the last answer, redirects followed. */
  status: number;
  verdict: 'pass' | 'fail';
  /** What the verdict depends on. */
  evidence: string;
  /** Revision of the published manifest. */
  revision?: string;
  /** Revision that it should have. */
  expected?: string;
  /** What keeps the answer from being a manifest. */
  problems?: Problem[];
}

/**
 * Judges what the address of a published manifest answers: it passes if that is a manifest, and no other than `own`.
 *
 * @param own manifest of the site, if it is known otherwise
 */
export function judgeEndpoint({ url, status, manifest, problems }: Published, own: Manifest | undefined): Endpoint {
  if (problems) {
    return { url, status, verdict: 'fail', evidence: 'The answer is not a valid manifest', problems };
  }
  if (!manifest) {
    return { url, status, verdict: 'fail', evidence: `Unexpected status ${status}, expected 200 with a manifest` };
  }
  const { revision } = manifest;
  if (!own) return { url, status, verdict: 'pass', evidence: `Valid, revision \`${revision}\``, revision };
  const expected = own.revision;
  return revision === expected
    ? { url, status, verdict: 'pass', evidence: `Up to date, revision \`${revision}\``, revision, expected }
    : { url, status, verdict: 'fail', evidence: stale(revision, expected), revision, expected };
}

function stale(revision: string, expected: string): string {
  return `Stale: Unexpected revision \`${revision}\`, expected \`${expected}\``;
}
