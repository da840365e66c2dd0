import { buildManifest } from '../../manifest/build.js';
import type { Manifest } from '../../manifest/schema.js';
import { parseSite } from '../../site/parse.js';
import { EXAMPLE_STATE } from './site.js';

/** The full manifest that the examples of all rules are linted with. */
export function exampleManifest(): Manifest {
  return buildManifest(parseSite(EXAMPLE_STATE));
}
