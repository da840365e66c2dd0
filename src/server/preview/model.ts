import type { Report, ReportedInlay } from 'inlay/internal/canvas/report.js';
import type { DependencyName } from 'inlay/internal/component/dependency.js';
import type { Finding, Severity } from 'inlay/internal/lint/finding.js';
import type { FindingCounts } from 'inlay/internal/lint/format/counts.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Problem } from 'inlay/internal/message/error.js';
import type { Logo, LogoVariant } from 'inlay/internal/site/schema.js';
import type { FrameKind } from './frame-kinds.js';
import type { Done } from './history.js';
import type { PageLink } from './page-links.js';

/** All that the pages of a preview are made of, but for the canvases in full. Never changes: a change makes a new one. */
export interface PreviewModel {
  site: {
    name: string;
    /** Absolute address. */
    url: string;
    /** BCP 47. */
    language: string;
    revision: string;
  };
  /** A full one. */
  manifest: Manifest;
  /** How many canvases are being linted for this site: what is told of them is from before. */
  checking?: number;
  /** In the order of their paths. */
  canvases: readonly CanvasSummary[];
  /** One for each variant, in the order of the variants. */
  logos: readonly LogoChain[];
  /** What is wrong with the site's file or the configuration now: the last state without mistakes is shown. */
  problem?: ModelProblem;
  /** What was changed from the preview in this run and can be undone, the latest first. */
  done?: readonly Done[];
  /** Whether a server answers: a static report has no forms and waits for no events. */
  live: boolean;
}

/** What is wrong with a file that everything depends on. */
export interface ModelProblem {
  title: string;
  problems: readonly Problem[];
}

/** What the overview shows of a canvas. */
export interface CanvasSummary {
  /** Relative to the folder, `/` between its parts. Any text but `/` at its start: a file may be named `<b>.html`. */
  path: string;
  /** UTF-16 code units of the source. */
  length: number;
  /** What was found in it; `files` is 1. */
  counts: FindingCounts;
  /** How often each rule was broken: the rule's id, the worst severity of what it found, and how much it found. */
  rules: readonly RuleCount[];
  /** How many inlays came to what; those in the fallback content of an expanded one are not counted. */
  outcomes: Readonly<Record<ReportedInlay['outcome'], number>>;
  /** How many notes its components have that are its own: see `notesOf`. */
  notes: number;
  /** What those say that are about something of the site, each once: they are told once for all canvases. */
  siteNotes: readonly string[];
  /** Addresses of the files that its expanded page is shown with, as they are written: see `pageFiles`. */
  files: readonly string[];
  /** What of the site it depends on, each once, in the order in which the canvas asks for it. */
  dependencies: readonly DependencyName[];
  /**
   * Why there is nothing to show: not UTF-8, too large, unreadable. All else is then empty; but where the linter alone was too
   * slow, the canvas is there in full, without findings.
   */
  problem?: string;
  /**
   * Hash of the source, the site and the settings of the linter. A fix names it, so that nothing is ever fixed but what
   * was looked at.
   */
  version: string;
}

/** What one rule found in a canvas. */
export interface RuleCount {
  rule: string;
  severity: Severity;
  count: number;
}

/** Where frames show a finding: the ids of elements, where there is one to be seen. */
export type FindingAnchor = Partial<Record<FrameKind, string>>;

/** A text to be put into a document, so that an element of it can be pointed at. */
export interface Insertion {
  /** UTF-16 offset. */
  at: number;
  text: string;
}

/** A canvas in full. */
export interface CanvasModel extends CanvasSummary {
  source: string;
  /** The expanded page. */
  html: string;
  report: Report;
  /** All of the linter, with fixes, in the order of the source. */
  findings: readonly Finding[];
  /** Of each finding that is shown, by its index, where the frames show it. */
  anchors: readonly FindingAnchor[];
  /** What makes these elements of the source and of the expanded page ones that can be pointed at. */
  marks: Readonly<Record<FrameKind, readonly Insertion[]>>;
  /** The links of the source and of the expanded page. */
  links: Readonly<Record<FrameKind, readonly PageLink[]>>;
  /** Whether the linter is still at it: there are no findings yet. */
  checking?: boolean;
}

/** Every step of a variant's fallback, also those after the one that is used. */
export interface LogoChain {
  variant: LogoVariant;
  steps: readonly LogoStep[];
}

/** One step of a logo's fallback. */
export interface LogoStep {
  /** JSON Pointer into the site. */
  tried: string;
  /** What came of it, in words: `used`, `not configured`, …; `not reached: …` with what would come of it after the used one. */
  result: string;
  /** The logo that is configured there, usable or not. */
  image?: Logo;
  /** Whether its address is allowed: one that is not must not become an `src`. */
  usable: boolean;
  /** Whether this is the step that the variant comes to. */
  used: boolean;
  /** The site's name, in the last step. */
  text?: string;
}

/** Something that can't be shown, for the page that says so. */
export interface Trouble {
  /** HTTP status, which a page may show. */
  status: number;
  /** A few words. */
  title: string;
  /** What to do, or why, in a sentence or two. */
  detail: string;
  /** The canvas that it is about, if there is one to go back to. */
  path?: string;
}
