import { attribute, type DocElement, lineage } from '../document/element.js';
import { lastChildBefore } from '../document/last-child-before.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isOurs, isYours } from './ours.js';
import { siteNamesOf } from './site-names.js';

const TEAM =
  /(?:^|[\s_-])(?:team|staff|crew|employees|our-people|mitarbeiter|ansprechpartner|equipe|equipo|equipa|squadra|medewerkers|medarbetare|personal|medarbejdere|ansatte|henkilokunta|zespol|kadra|tym|csapat|munkatarsak|echipa|ekip|kadromuz|komanda|sotrudniki|kolektiv)(?:$|[\s_-])/i;
/** Parts that show others. */
const OTHERS =
  /(?:^|[\s_-])(?:partners?|sponsors?|suppliers?|customers?|clients?|testimonials?|reviews?|quotes?|speakers?|members?|authors?|guests?|press|kunden|mitglieder|referenten|partenaires|clienti|clientes|socios|relatori)(?:$|[\s_-])/i;
/** Elements around one that are looked at, and before each of them; characters of their names. */
const LEVELS = 6;
const BEFORE = 8;
const LONGEST = 200;
const HEADING = /^h[1-6]$/;

/** Whether an element stands in a part of the page that shows who works for the house, by what that is called. */
function isNamedTeam(element: DocElement | undefined, pattern: RegExp): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > LEVELS || each.tag === 'body') return false;
    const names = [attribute(each, 'class'), attribute(each, 'id')];
    if (names.some((name) => name !== undefined && pattern.test(name.slice(0, LONGEST)))) return true;
  }
  return false;
}

/** Whether an element stands in a part of the page that shows who works for the house: by what that is called, or by its heading. */
export function isInTeam(page: Page, element: DocElement | undefined): boolean {
  if (isNamedTeam(element, TEAM)) return true;
  return !isNamedTeam(element, OTHERS) && headingsAbove(page, element).some(isTeamHeading);
}

/** Whether a mailbox at the site's own host is told of: where the part is called so, not under a heading alone, or under a name of the house. */
export function isMailOfTeam(page: Page, element: DocElement | undefined): boolean {
  return isNamedTeam(element, TEAM) || isUnderOwnName(page, element);
}

/** Whether the heading right above an element is the name of somebody whom the house is called after. */
export function isUnderOwnName(page: Page, element: DocElement | undefined): boolean {
  const [heading] = isNamedTeam(element, OTHERS) ? [] : headingsAbove(page, element);
  return heading !== undefined && isOfHouse(page, heading);
}

/** The headings above an element, the closest first: one in each part around it. */
export function headingsAbove({ document }: Page, element: DocElement | undefined): string[] {
  const found: string[] = [];
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    const { parent } = each;
    if (level > LEVELS || !parent || each.tag === 'body') break;
    document.budget.spend(BEFORE);
    let before = lastChildBefore(document, parent, each.start);
    for (let count = 1; before && count < BEFORE && !HEADING.test(before.tag); count += 1)
      before = lastChildBefore(document, parent, before.start);
    if (before && HEADING.test(before.tag)) found.push(labelTextOf(document, before).trim().slice(0, LONGEST));
  }
  return found;
}

/** What heads the part that shows who works for a house, by language. */
const isTeamWord = wordList(
  'team teams staff crew people colleagues employees ansprechpartner ansprechpartnerin ansprechpartnerinnen ansprechpersonen mitarbeiter mitarbeiterinnen mitarbeitende kollegen kolleginnen équipe équipes collaborateurs equipo personal equipa equipe squadra personale collaboratori',
  'medewerkers teamleden medarbetare personalen medarbejdere ansatte henkilökunta henkilöstö tiimi zespół kadra tým tím pracovníci csapat munkatársak munkatársaink csapatunk echipa colegii ομάδα προσωπικό ekip ekibimiz kadromuz команда сотрудники коллектив співробітники колектив екип tim osoblje djelatnici zaposlenici ekipa فريق فريقنا الفريق الموظفون تیم همکاران צוות הצוות スタッフ スタッフ紹介 团队 團隊 我们的团队 직원 직원소개',
);
/** What such a heading says beside it. */
const isMore = wordList(
  'meet who we are and the kennenlernen kennen lernen rencontrez conoce conozca incontra conheça maak kennis met möt mød møt tutustu poznaj seznamte se об о и с',
);

function isTeamHeading(heading: string): boolean {
  const all = heading.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    all.length > 0 &&
    all.length <= MOST_WORDS &&
    all.some((word) => isTeamWord(fold(word))) &&
    all.every((word) => {
      const folded = fold(word);
      return (
        isTeamWord(folded) ||
        isMore(folded) ||
        isSmallWord(folded) ||
        isContactWord(folded) ||
        isOurs(word) ||
        isYours(word)
      );
    })
  );
}

/** Words of such a heading, and letters of a name that tells somebody. */
const [MOST_WORDS, LEAST] = [6, 4];
/** The name of somebody: two words or three with capitals. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]{1,20}(?: \p{Lu}[\p{L}\p{M}'’.-]{1,24}){1,2}$/u;

/** Whether a heading is the name of somebody whom the house is called after. */
function isOfHouse({ manifest }: Page, heading: string): boolean {
  if (!NAME.test(heading)) return false;
  const { words: names, trades, around } = siteNamesOf(manifest);
  const [, ...last] = words(heading);
  return last.some((word) => word.length >= LEAST && names.has(word) && !trades.has(word) && !around.has(word));
}
