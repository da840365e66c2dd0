import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { termBefore } from '../../contact/channel-beside.js';
import {
  hasRegistered,
  numberOfRegister,
  otherInMember,
  otherRegistered,
  REGISTER_MEMBERS,
  type RegisteredNumber,
  saysItsLabel,
} from '../../contact/registered-as.js';
import { beforeCourt } from '../../contact/registering-court.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { overlapWith } from '../../document/overlaps.js';
import { valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { writingInData } from '../../edit/data-edits.js';
import { replacingLines } from '../../edit/replace.js';
import { wholeElements } from '../../edit/whole-elements.js';
import { labelBefore, sentenceBefore } from '../../owner/beside.js';
import { ownThings } from '../../owner/own-things.js';
import { readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { placeOfContact } from './place-of-contact.js';

/** Steps to look for numbers of registers in a character. */
const READ = 20;
/** Characters of a line that is a number alone. */
const SHORT = 40;
/** Characters of a label before it, which may name a law. */
const LABEL = 100;

/** Numbers of registers, as of a tax payer, that are not the site's own: only where the site says what its own are. */
export function numbersOfRegisters(page: Page): Problem[] {
  if (!hasRegistered(page.manifest)) return [];
  const told = inText(page);
  // Markup says a number to people, too, who are told what it is.
  const isTold = overlapWith(told.map(({ start, end }) => ({ from: start, to: end })));
  return [...inData(page).filter(({ start, end }) => !isTold({ from: start, to: end })), ...told];
}

/** The same in data of the site's own thing: the number itself is written there, as data shows no component. */
function inData(page: Page): Problem[] {
  const { document, manifest } = page;
  const own = ownThings(document, siteNamesOf(manifest)).filter(({ isUnsure }) => !isUnsure);
  return own.flatMap(({ thing }) =>
    REGISTER_MEMBERS.flatMap((member) => valuesOf(thing, member).map((value) => ({ member, value }))).flatMap(
      ({ member, value }): Problem[] => {
        const text = value.text.trim();
        const found = otherInMember(member, text, manifest);
        if (!found) return [];
        const { noun, field } = found;
        const number = numberOfRegister(manifest.resources.contacts[field]?.value ?? '');
        const why = 'the data describes the site';
        return [
          {
            ...spanOfValue(document, value),
            message: `Unexpected ${noun} \`${text}\`, expected \`${number}\`: ${why}, and the site's \`${field}\` is another`,
            resource: pointer('resources', 'contacts', field),
            evidence: { value: text, kind: noun, source: 'structured data', why, score: 0.9 },
            ...(value.json && { fix: writingInData(document, value.json, number) }),
          },
        ];
      },
    ),
  );
}

function inText(page: Page): Problem[] {
  const { document, manifest } = page;
  return flowsOf(document).flatMap((flow) => {
    if (!/\p{Nd}{3}|\p{Nd}[ .-]\p{Nd}/u.test(flow.text)) return [];
    document.budget.spend(flow.text.length * READ);
    const found = otherRegistered(flow.text, manifest);
    return (found.length > 0 ? found : behindTerm(page, flow)).flatMap((each) => problemOf(page, flow, each) ?? []);
  });
}

/** A number that is all of its line, where the term or cell before is its label. */
function behindTerm({ document, manifest }: Page, flow: Flow): RegisteredNumber[] {
  const text = flow.text.trim();
  if (text.length > SHORT || !/^(?:\p{Lu}{1,3}[ .-]?)?\p{Nd}/u.test(text)) return [];
  const from = flow.text.indexOf(text);
  const { element } = partOf(document, flow, from, from + text.length);
  const label = element ? `${termBefore(document, element).trim().slice(-LABEL)}: ` : '';
  return otherRegistered(label + text, manifest).flatMap((found) => {
    const [start, end] = [found.from - label.length + from, found.to - label.length + from];
    return start === from ? [{ ...found, labelFrom: from, from: start, to: end }] : [];
  });
}

function problemOf(page: Page, flow: Flow, found: RegisteredNumber): Problem | undefined {
  const { document, manifest } = page;
  const { noun, field, value, labelFrom } = found;
  const { start, end, element } = partOf(document, flow, found.from, found.to);
  const score = scoreOf(page, flow, labelFrom, element);
  if (score === undefined) return undefined;
  const component = `<x-contact field="${escapeAttribute(field)}"></x-contact>`;
  const why = 'its label says what it is';
  // A value with words of its own would say its label twice: one that has the label takes its place, too.
  const isLabelled = saysItsLabel(manifest, field);
  const isBare = !isLabelled && !/\p{L}{4}/u.test(manifest.resources.contacts[field]?.value ?? '');
  const withLabel = isLabelled && labelFrom < found.from ? partOf(document, flow, labelFrom, found.to) : undefined;
  const place = isBare ? { start, end } : withLabel;
  const whole = place && wholeElements(document, place);
  return {
    start,
    end,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    message: `Unexpected ${noun} \`${value}\`, expected \`${component}\`: ${why}, and the site's \`${field}\` is another`,
    resource: pointer('resources', 'contacts', field),
    evidence: { value, kind: noun, source: 'text', why, score },
    ...(whole && replacingLines({ ...whole, replaced: undefined }, [], `the ${noun}`, component)),
  };
}

/** How sure it is that a number is meant to be the site's; nothing where it may be that of who is named there. */
function scoreOf(page: Page, flow: Flow, at: number, element: Parameters<typeof labelBefore>[2]): number | undefined {
  const spot = { flow, at: beforeCourt(flow.text, at) };
  const names = siteNamesOf(page.manifest);
  const { kind } = placeOfContact(page, spot, element);
  if (kind === 'other' || kind === 'article') return undefined;
  // "Harrow Vets Ltd, registered in England, Company No. …": who is named first.
  const [first = ''] = sentenceBefore(flow.text, spot).split(/[,;–—(]/u, 1);
  const isNamed = /\p{L}/u.test(first) && readLabel(first, names) === 'site';
  const label = isNamed ? 'site' : labelBefore(page.document, spot, element, names);
  if (label === 'other' || label === 'party') return undefined;
  return kind === 'text' && label !== 'site' ? 0.6 : 0.85;
}
