import { attribute, type DocElement, lineage } from '../document/element.js';

/** Names of buttons and rows that hand the page on. */
const SHARING =
  /(?:^|[\s_-])(?:share|shares|sharing|sharer|addtoany|addthis|teilen|partage|partager|compartir|compartilhar|condividi|condivisione|partilhar|delen|udostepnij)(?:$|[\s_-])/i;
/** Levels up that a row of such buttons may be, and characters of names that are read. */
const [LEVELS, MOST_NAMES] = [4, 400];

/** Whether a link is called a button that hands the page on, or stands in a row of those: it leads to no profile, be its address what it is. */
export function isForSharing(link: DocElement): boolean {
  let level = 0;
  for (const element of lineage(link)) {
    level += 1;
    if (level > LEVELS || element.tag === 'body' || element.tag === 'main') return false;
    const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
    if (SHARING.test(names.slice(0, MOST_NAMES))) return true;
  }
  return false;
}
