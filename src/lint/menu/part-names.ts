/** The part of a page that a menu of the site belongs to. */
export type MenuRole = 'header' | 'footer';

/** What a name says: the part of a page, or that it is navigation. */
export type NamedRole = MenuRole | 'navigation' | undefined;

/** What stands before and behind the word for a part of a page in the name of that part: no other part's name has it. */
const BEFORE = '(?:^|\\s)(?:(?:[a-z]{1,3}|site|page|main|global|app|theme|layout)[-_]{1,2})?';
const BEHIND =
  '(?:[-_]{1,2}(?:main|wrapper|wrap|top|inner|container|bar|area|section|row|sticky|fixed|overlay|light|dark|white|transparent[ea]?|trasparente|genomskinlig|desktop|mobile|v?\\d{1,2}))?(?:\\s|$)';

const HEADER_WORDS =
  'header|head|masthead|top-?bar|top|kopf|kopfbereich|cabecera|cabe[cç]alho|ent[eê]te|testata|intestazione|sidhuvud|hlavicka|naglowek|fejlec|antet|ust';
const FOOTER_WORDS =
  'footer|foot|colophon|bottom|fuss|fu[sß]{1,2}bereich|pie|rodape|sidfot|bunn|paticka|stopka|lablec|subsol|voet|pied|alt';

const HEADER_NAME = new RegExp(`${BEFORE}(?:${HEADER_WORDS})${BEHIND}`, 'i');
const FOOTER_NAME = new RegExp(`${BEFORE}(?:${FOOTER_WORDS})${BEHIND}`, 'i');
/** A bar for phones stands at the bottom of the screen and is no foot of the page. */
const BAR_NAME =
  /(?:^|[\s_-])(?:tab-?bar|bottom-?bar|bottom-?nav(?:igation)?|bottom-?menu|bottom-?dock|thumb-?bar|mobile-?(?:bar|dock)|quick-?bar|phone-?bar|fixed-bottom)(?:$|[\s_-])/i;

/** What navigation is called that stands in no header: a drawer, a bar at the edge of the screen. */
const NAVIGATION_NAME =
  /(?:^|[\s_-])(?:navbar|navigation|nav-?menu|(?:main|site|primary|top|bottom|mobile|side|global|g|l)-?(?:nav|menu)|drawer|off-?canvas|burger-?menu|overlay-?menu|menu-?(?:mobile|overlay)|barra-?m[oó]vil|barra-?mobile|mobil-?leiste|barre-?mobile|tab-?bar|bottom-?bar|app-?bar|fixed-bottom)(?:$|[\s_-])/i;

/** What all of those names have in them, and most others don't: the four expressions for them take longer. */
const HINT = new RegExp(`${HEADER_WORDS}|${FOOTER_WORDS}|nav|menu|bar|dock|drawer|canvas|fixed`, 'i');

/** What stays at an edge of the screen, by utility classes. */
const FIXED_CLASS = /(?:^|\s)fixed(?:\s|$)/;
const EDGE_CLASS = /(?:^|\s)(?:bottom-0|inset-[xy]-0|left-0|right-0)(?:\s|$)/;

/** Whether a class or an id has a word for a part of a page in it: to ask that is quicker than to remember the answer. */
export function maySayRole(name: string): boolean {
  return HINT.test(name);
}

/** What a class or an id says that an element is, one that may say it. */
export function roleOfName(name: string): NamedRole {
  if (BAR_NAME.test(name)) return 'navigation';
  if (FOOTER_NAME.test(name)) return 'footer';
  if (HEADER_NAME.test(name)) return 'header';
  if (FIXED_CLASS.test(name) && EDGE_CLASS.test(name)) return 'navigation';
  return NAVIGATION_NAME.test(name) ? 'navigation' : undefined;
}
