import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { hasTown, type TownLeft, townLeft } from '../../contact/town-left.js';
import { withTag } from '../../document/by-tag.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { type Flow, flowsOf, isInline, partOf } from '../../document/flows.js';
import { nearestBy } from '../../document/nearest.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { wholeElements } from '../../edit/whole-elements.js';
import type { Page, Problem } from '../../rule.js';

/** Components of a page that are looked at, texts behind one, and characters between both. */
const [MOST, MOST_TEXTS, MOST_BETWEEN] = [200, 4, 400];

/** Towns that are left behind a component which shows an address with its town: of a copy of which the street alone was replaced. */
export function townsBehind(page: Page): Problem[] {
  return withTag(page.document, 'x-contact')
    .slice(0, MOST)
    .flatMap((component) => problemBehind(page, component) ?? []);
}

function problemBehind({ document, manifest }: Page, component: DocElement): Problem | undefined {
  const field = attribute(component, 'field')?.trim() ?? '';
  const contact = manifest.resources.contacts[field];
  if (contact?.kind !== 'address' || !hasTown(contact.value)) return undefined;
  const behind = textBehind(document, component);
  const town = behind && townLeft(behind.flow.text.slice(behind.at), contact.value);
  if (!town) return undefined;
  return problemOf(document, component, behind, town, field);
}

interface Behind {
  flow: Flow;
  at: number;
}

function problemOf(
  document: IndexedDocument,
  component: DocElement,
  { flow, at }: Behind,
  town: TownLeft,
  field: string,
): Problem {
  const { start, end } = partOf(document, flow, at + town.from, at + town.to);
  const value = shortText(flow.text.slice(at + town.from, at + town.to).replace(/\s+/g, ' '), LONGEST);
  const shown = `\`<x-contact field="${field}">\``;
  const why = town.isSame
    ? 'the component shows it'
    : 'the component shows the address with its town, and that is another';
  const whole = wholeElements(document, { start: component.end, end });
  return {
    start,
    end,
    message: `Unexpected town \`${value}\` behind ${shown}, expected none: ${why}`,
    resource: pointer('resources', 'contacts', field),
    evidence: { value, kind: 'address', source: 'text', why: 'it stands right behind the component', score: 0.9 },
    ...(whole?.start === component.end && {
      fix: {
        description: `Take away the town behind ${shown}`,
        edits: [{ start: whole.start, end: whole.end, text: '' }],
      },
    }),
  };
}

/** Characters of a town that a message shows. */
const LONGEST = 80;

const blockAround = nearestBy((each) => !isInline(each));

const flowOfText = oncePerDocument((document) => {
  document.budget.spend(document.texts.length);
  return new Map(flowsOf(document).flatMap((flow) => flow.pieces.map(({ at, text }) => [text, { flow, at }] as const)));
});

/** The text right behind a component in its block, with nothing but breaks and signs between them. */
function textBehind(document: IndexedDocument, component: DocElement): Behind | undefined {
  const texts = document.texts.slice(component.endText, component.endText + MOST_TEXTS);
  const text = texts.find(({ blank, raw, start }) => !blank && !raw && start >= component.end);
  if (!text || text.start - component.end > MOST_BETWEEN) return undefined;
  const between = document.source.slice(component.end, text.start);
  if (between.replace(/<\/?(?:br|span|b|strong|em|i|small)(?:\s[^<>]*)?>/gi, '').trim() !== '') return undefined;
  const isSame = blockAround(document, component.parent) === blockAround(document, text.parent);
  return isSame ? flowOfText(document).get(text) : undefined;
}
