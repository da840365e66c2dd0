import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { SEVERITIES } from 'inlay/internal/lint/finding.js';
import type { Links } from '../links.js';
import type { CanvasSummary, RuleCount } from '../model.js';
import { addressWith } from './address.js';
import { icon } from './icon.js';
import { code, counted, unseen, visible } from './text.js';

/** What a rule found in all canvases. */
interface RuleTotal extends RuleCount {
  canvases: number;
}

/** How often each rule was broken, in how many canvases: the worst first. Each leads to the canvases that it is about. */
export function ruleTotals(
  canvases: readonly CanvasSummary[],
  chosenRule: string | undefined,
  links: Links,
): Element[] {
  const totals = totalsOf(canvases);
  if (totals.length === 0) return [];
  const rows = totals.map(({ rule, severity, count, canvases: where }) =>
    element('tr', { className: rule === chosenRule ? ['rule', 'rule--chosen'] : ['rule'] }, [
      element('th', { scope: 'row' }, [
        element(
          'a',
          {
            href: addressWith(links.overview, { rule }, 'canvases'),
            dataRule: visible(rule),
            ariaCurrent: rule === chosenRule ? 'true' : undefined,
          },
          [icon(severity), unseen(`${severity}: `), code(rule)],
        ),
      ]),
      element('td', { className: ['number'] }, [count.toLocaleString('en-US')]),
      element('td', { className: ['number', 'quiet'] }, [where.toLocaleString('en-US')]),
    ]),
  );
  return [
    element('section', { className: ['panel', 'rules'], ariaLabelledBy: ['rules'] }, [
      element('h2', { id: 'rules' }, ['By rule', element('span', { className: ['quiet'] }, [` ${totals.length}`])]),
      element('table', {}, [
        element('caption', { className: ['unseen'] }, [
          `${counted(totals.length, 'rule')} with how often they were broken`,
        ]),
        element('thead', {}, [
          element('tr', {}, [
            element('th', { scope: 'col' }, ['Rule']),
            element('th', { scope: 'col', className: ['number'] }, ['Findings']),
            element('th', { scope: 'col', className: ['number'] }, ['Canvases']),
          ]),
        ]),
        element('tbody', {}, rows),
      ]),
      element('p', { className: ['rules__all'] }, [
        element('a', { href: links.overview, dataRule: '' }, ['All rules']),
      ]),
    ]),
  ];
}

function totalsOf(canvases: readonly CanvasSummary[]): RuleTotal[] {
  const totals = new Map<string, RuleTotal>();
  for (const { rules } of canvases) {
    for (const { rule, severity, count } of rules) {
      const known = totals.get(rule) ?? { rule, severity, count: 0, canvases: 0 };
      const worst = SEVERITIES.find((each) => each === severity || each === known.severity) ?? severity;
      totals.set(rule, { rule, severity: worst, count: known.count + count, canvases: known.canvases + 1 });
    }
  }
  const rank = ({ severity }: RuleTotal) => SEVERITIES.indexOf(severity);
  return [...totals.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1));
}
