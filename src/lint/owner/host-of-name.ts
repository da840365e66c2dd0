import { fold } from '../words/fold.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isOtherPartyWord } from './label-words.js';
import { madeUpHost } from './made-up-host.js';
import { isOfNameWords, nameWordsOf } from './name-words.js';
import { domainOf, nameOfHost, type SiteNames } from './site-names.js';

/** What the hosts are called at which a house has its files, below its own. */
const FOR_FILES = /^(?:cdn|assets?|static|media|images?|img|files)\d{0,2}\./;
/** What the hosts are called at which a house has those who have an account with it, its shop or its bookings. */
const FOR_USERS =
  /^(?:app|apps|my|mein|meine|mon|mio|log-?in|sign-?(?:in|up)|register|accounts?|konto|portal|id|auth|sso|dashboard|secure|admin|members?|clients?|customers?|kunden|shop|store|tienda|boutique|book|booking|bookings|reservas?|prenota|api)\d?\./;

/** A host without what those for files are called by. */
export function withoutFilesHost(host: string): string {
  return host.replace(FOR_FILES, '');
}

/**
 * Whether a host has the site's name and is not the site's, though nothing on the page says that it is: the name is of several
 * words, or it is one word that no list has, below which a house has its files and its users. One word alone is what others are
 * called, too.
 */
export function isHostOfName(hostname: string, names: SiteNames): boolean {
  const host = hostname.toLowerCase().replace(/^www\.|\.$/g, '');
  const over = withoutFilesHost(host);
  const madeUp = madeUpHost(over, names);
  if (!madeUp) return false;
  const label = nameOfHost(over);
  if (madeUp.isSure || madeUp.isTelling || isOfNameWords(label, names)) return true;
  const isBelow = over !== host || (over !== domainOf(over) && FOR_USERS.test(over));
  return isBelow && isNameAlone(label.replaceAll('-', ''), names);
}

/** Whether a service has somebody of the site's name at a host below its own, as in `copper-kettle.us14.service.com`. */
export function isSubdomainOfName(hostname: string, names: SiteNames): boolean {
  const [label = ''] = hostname.toLowerCase().split('.');
  const text = label.replaceAll('-', '');
  return (
    madeUpHost(`${label}.com`, names) !== undefined ||
    (isNameAlone(text, names) && nameWordsOf(names).some(({ word }) => word === text))
  );
}

/** Whether a label is a word of the site's name that says nothing of what a house is or does. */
function isNameAlone(label: string, names: SiteNames): boolean {
  const word = nameWordsOf(names).find((each) => each.word === label || each.spelled === label);
  if (word && !word.isTelling) return false;
  const folded = fold(label);
  return !isHouseWord(folded) && !isOtherPartyWord(folded) && !isContactWord(folded);
}
