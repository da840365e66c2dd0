import type { Manifest } from '../manifest/schema.js';
import type * as z from '../zod.js';
import type { IndexedDocument } from './document/document.js';
import type { Edit, Outcome, Severity } from './finding.js';

/** As in `my-rule` or `acme/my-rule`: what a directive and a setting can name. */
export const RULE_ID = /^(?:[a-z][a-z0-9-]*\/)?[a-z][a-z0-9-]*$/;

/** What a message about another id says. */
export const EXPECTED_RULE_ID = 'expected one in kebab-case such as `my-rule` or `acme/my-rule`';

/** A canvas as rules see it. */
export interface Page {
  source: string;
  document: IndexedDocument;
  /** Always a full one. */
  manifest: Manifest;
  /** What functions found on it, see `oncePerPage`. */
  answers: unknown[];
}

/** What a rule finds at one place. The linter adds the rest of the finding. */
export interface Problem {
  /** UTF-16 offsets into the source. */
  start: number;
  end: number;
  /** What is wrong, why, and what to write instead. */
  message: string;
  /** @default 'violation' */
  outcome?: Outcome;
  /** JSON Pointer into the manifest. */
  resource?: string;
  /** Plain JSON; somewhere in it a `score` from 0 to 1 where the outcome is `needs-review`. */
  evidence?: unknown;
  /** Links that stay by what the message says: where all of them go by problems of their own, so does what holds them. */
  stays?: readonly { start: number; end: number }[];
  /** How to mend it. Whether that is safe is for the linter to prove, not for the rule to say. */
  fix?: Proposal;
}

export interface Proposal {
  /** What it does, in the imperative: "Replace the list by `x-menu`". */
  description: string;
  edits: Edit[];
  /** It says something else than the page did: that the page stays the same is not to be proven, and not tried. */
  saysOther?: boolean;
}

/** Markup that shows what a rule means: part of its documentation, and its test. */
export interface Example {
  /** What it shows, as a short phrase. */
  title: string;
  code: string;
}

/** Markup with findings of the rule. */
export interface IncorrectExample extends Example {
  /** The beginning of the source text of every finding of this rule, in order. */
  at: string[];
  /** The code after all of the rule's fixes, safe or not; the same code if there are none. */
  fixed: string;
}

export interface RuleDocs {
  /** What the rule reports, as one sentence. */
  summary: string;
  /** Why that matters, to people who read the page and to who runs the site. */
  why: string;
  /** What to write instead. */
  instead: string;
  correct: Example[];
  incorrect: IncorrectExample[];
}

/** One check of canvases. Users register their own by the linter's `plugins`. */
export interface Rule<Options = unknown> {
  /** In kebab-case. */
  id: string;
  /** Severity of its violations, unless configured otherwise. */
  severity: Severity;
  docs: RuleDocs;
  /** What its options must be; a rule without it takes none. Every option has a default. */
  options?: z.ZodType<Options>;
  /** Its fixes say something else than the page did. */
  saysOther?: boolean;
  check(page: Page, options: Options): Problem[];
}
