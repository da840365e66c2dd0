import { attribute } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';

const DRAWER =
  /(?:^|[\s_-])(?:off-?canvas|drawer|side-?nav|side-?menu|side-?panel|mobile-?(?:menu|nav|panel)|burger-?menu|slide-?out|fly-?out|nav-?panel|menu-?panel)(?:$|[\s_-])/i;
/** Parts of a drawer are called after it, too: those are no drawers of their own. */
const PART =
  /(?:^|[\s_-])(?:header|head|title|top|body|footer|foot|logo|brand|name|label|close|toggle|list|item|link|inner|content)(?:$|[\s_-])/i;
/** Characters of names that are looked at. */
const LONGEST = 300;

/** The drawer that an element stands in: a panel with navigation that is shown when somebody opens it. */
export const drawerAround = nearestBy((element) => {
  if (!element.isHtml || element.tag === 'body' || element.tag === 'a') return false;
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, LONGEST);
  return names
    .split(/\s+/)
    .some((name) => DRAWER.test(name) && !PART.test(name.replace(DRAWER, ' ')) && !/^(?:lg|md|sm|xl):/.test(name));
});
