import { addressesIn } from '../../../lint/contact/addresses-in.js';
import { closest } from '../../../lint/document/element.js';
import { flowsOf, partOf } from '../../../lint/document/flows.js';
import { address, type FoundContact, MOST_LINES } from './contact-values.js';
import type { RatedPage } from './html-page.js';
import { ofStanding, RANKS } from './whose-contact.js';

/** Steps to look for addresses in a character. */
const SEARCHED = 10;

/** The postal addresses in the lines of a page, which are the site's where the words before them or their part say so. */
export function addressesOfText(page: RatedPage): FoundContact[] {
  const { document } = page;
  return flowsOf(document).flatMap((flow) => {
    if (!/\p{Nd}/u.test(flow.text)) return [];
    document.budget.spend(flow.text.length * SEARCHED);
    return addressesIn(flow.text).flatMap(({ from, to, isSaid = false }): FoundContact[] => {
      const { element } = partOf(document, flow, from, to);
      if (isSaid || closest(element, ({ tag }) => tag === 'article' || tag === 'form')) return [];
      const lines = flow.text.slice(from, to).split('\n');
      if (lines.length > MOST_LINES) return [];
      return ofStanding(page, address(lines), { element, spot: { flow, at: from } }).map((each) => ({
        ...each,
        isText: true,
        ...(each.rank === RANKS.content && { others: "nothing says that it is the site's own" }),
      }));
    });
  });
}
