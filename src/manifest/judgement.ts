/** What is known beside the manifest itself. */
export interface Evidence {
  /** HTTP status with which the manifest was answered. */
  status?: number;
  /** What the linter found on the site's canvases; an empty list says that it ran and found nothing. */
  findings?: readonly { rule: string; outcome: 'violation' | 'needs-review' }[];
  /** Rules of the linter that were off for a canvas: no pass rests on what they would have found. */
  off?: readonly string[];
  /** How many findings comments in the canvases switched off, by rule: these are told, and count for nothing. */
  disabled?: Readonly<Record<string, number>>;
  /** How many canvases the configuration of the linter left out: where it left out all, there are no findings. */
  ignored?: number;
  /** Whether the site needs navigation; a single page may not. Default true. */
  navigation?: boolean;
}

export type Verdict = 'pass' | 'fail' | 'not-applicable' | 'needs-evidence';

/** The verdict on one of the six acceptance rules. */
export interface AcceptedRule {
  id: string;
  title: string;
  verdict: Verdict;
  /** What the verdict depends on. */
  evidence: string;
  /** What to do, unless the rule passes or does not apply. */
  advice?: string;
}

/** How a rule judges, without what it is called. */
export type Judgement = Omit<AcceptedRule, 'id' | 'title'>;
