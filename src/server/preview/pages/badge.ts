import type { Element } from 'hast';
import type { ReportedInlay } from 'inlay/internal/canvas/report.js';
import { element } from 'inlay/internal/html/element.js';
import type { Severity } from 'inlay/internal/lint/finding.js';
import { type IconName, icon } from './icon.js';

const SEVERITIES: Record<Severity, string> = { error: 'Error', warning: 'Warning', info: 'Hint' };

/** A severity in a word and a shape. */
export function severityBadge(severity: Severity): Element {
  return badge(severity, SEVERITIES[severity]);
}

const OUTCOMES: Record<ReportedInlay['outcome'], [IconName, string]> = {
  expanded: ['ok', 'Expanded'],
  unresolved: ['warning', 'Not resolved'],
  refused: ['error', 'Refused'],
};

/** What became of a component. */
export function outcomeBadge(outcome: ReportedInlay['outcome']): Element {
  return badge(...OUTCOMES[outcome]);
}

/** A word with a shape before it, in the shape's colour. */
export function badge(name: IconName, word: string): Element {
  return element('span', { className: ['badge', `badge--${name}`] }, [icon(name), word]);
}
