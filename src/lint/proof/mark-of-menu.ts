import { markupOf } from '../../component/markup/markup-of.js';
import type { Site } from '../../site/schema.js';
import type { PageFacts } from './page-facts.js';
import type { Shown } from './shown.js';

/** What a menu says of the item of the current page when that is asked for. */
const ATTRIBUTE = 'aria-current';

/** Classes that a theme may give it in another way. */
const OF_THEMES = ['current_page_item'];

/** Why a menu would be told on the page of one of its items: by the mark of that, for which a style sheet or a script asks. */
export function markOfMenu(
  shown: readonly Shown[],
  { styles, scriptTells }: PageFacts,
  site: Site,
): string | undefined {
  if (!shown.some(({ tag }) => tag === 'x-menu')) return undefined;
  const isAsked = styles.asksFor(ATTRIBUTE) || scriptTells(ATTRIBUTE, undefined, 'page');
  if (isAsked) return `the page asks for \`${ATTRIBUTE}\`, which the menu gives its item of the current page`;
  const name = [...marksOf(site), ...OF_THEMES].find((each) => styles.hasClass(each));
  return name && `a style sheet of the page has \`.${name}\`, which the menu gives its item of the current page`;
}

/** The class names that the site's markup gives by the page that is shown. */
function marksOf(site: Site): string[] {
  const { forms } = markupOf(site)['x-menu'];
  const parts = [...forms.list, ...forms.disclosure].flatMap(({ item, link, toggle }) => [item, link, toggle]);
  return parts.flatMap(({ current, ancestor, parent }) => [...current, ...ancestor, ...parent]);
}
