import type { MenuItem } from '../../../site/schema.js';

/** What templates call items that show how a menu looks. */
const DEMO =
  /^(?:drop-?down(?: (?:link|item|header|menu|example|toggle))?|action|another action|something else here|separated link|(?:nav|menu|sub-?menu|sub)(?: (?:link|item))?|deep drop-?down|link)(?: \d{1,2})?$/i;
/** The same home page in several looks. */
const HOMES = /^home(?: ?page)? (?:\d{1,2}|one|two|three|four|five|six)$/i;

/** The items of a menu without those that a template has brought to show it: by their name, and as they lead nowhere. */
export function withoutDemo(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    const { children, ...own } = item;
    const below = withoutDemo(children ?? []);
    if (below.length > 0) return [{ ...own, children: below }];
    const isDemo = HOMES.test(own.label) || (own.url === undefined && DEMO.test(own.label));
    // An opener of nothing but these leads nowhere itself.
    const isLeftEmpty = own.url === undefined && (children?.length ?? 0) > 0;
    return isDemo || isLeftEmpty ? [] : [own];
  });
}
