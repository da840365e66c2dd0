import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';

/** Whether a page says itself how a component looks: it links Inlay's style sheet, or has rules for the component's own classes. */
export function isStyledHere({ elements, texts, budget }: IndexedDocument, tag: 'x-menu' | 'x-social'): boolean {
  budget.spend(elements.length);
  return (
    elements.some((each) => each.tag === 'link' && /(?:^|[/.-])inlay\b/i.test(attribute(each, 'href') ?? '')) ||
    texts.some(({ parent, value }) => parent?.tag === 'style' && value.includes(`.${tag}`))
  );
}
