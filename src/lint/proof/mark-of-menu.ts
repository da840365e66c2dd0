import type { PageFacts } from './page-facts.js';
import type { Shown } from './shown.js';

/** What a menu says of the item of the current page when that is asked for. */
const CURRENT = {
  attribute: 'aria-current',
  classes: ['current-menu-item', 'current_page_item', 'current-menu-ancestor'],
};

/** Why a menu would be told on the page of one of its items: by the mark of that, for which a style sheet or a script asks. */
export function markOfMenu(shown: readonly Shown[], { styles, scriptTells }: PageFacts): string | undefined {
  if (!shown.some(({ tag }) => tag === 'x-menu')) return undefined;
  const isAsked = styles.asksFor(CURRENT.attribute) || scriptTells(CURRENT.attribute, undefined, 'page');
  if (isAsked) return `the page asks for \`${CURRENT.attribute}\`, which the menu gives its item of the current page`;
  const name = CURRENT.classes.find((each) => styles.hasClass(each));
  return name && `a style sheet of the page has \`.${name}\`, which the menu gives its item of the current page`;
}
