import { agent } from './agent.js';
import { checkstyle } from './checkstyle.js';
import type { Format } from './format.js';
import { github } from './github.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { readable } from './readable.js';
import { sarif } from './sarif.js';

export const FORMAT_NAMES = ['readable', 'json', 'agent', 'sarif', 'github', 'checkstyle', 'junit'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** The formats of findings, by name. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  readable,
  json,
  agent,
  sarif,
  github,
  checkstyle,
  junit,
};
