import { anyMails } from '../../contact/any-contacts.js';
import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

const isInSample = nearestTag('pre', 'template', 'textarea');
/** Tags in which people write a mailbox in a sentence, so that it looks like what is to be copied. */
const TAGS = ['code', 'kbd', 'samp'] as const;
/** Names of a mailbox that stand for that of who reads. */
const SAMPLE =
  /^(?:you|your|user|name|some(?:one|body)|any(?:one|body)|me|test|demo|sample|example|foo|bar|baz|jane|john|joe|alice|bob|max|maria|nombre|usuario|tu|nome|utente|mario|vorname|benutzer|nom|prenom|utilisateur|naam|gebruiker|x{2,})(?:$|[@._+-]|name|\p{Nd})/iu;
/** Characters of an address. */
const LONGEST = 120;

/** The mailboxes at the site's own domain that stand in a sentence as code: samples have a block of their own. */
export function suspectsOfCode(page: Page): Suspect[] {
  return TAGS.flatMap((tag) => withTag(page.document, tag)).flatMap((element) => ofElement(page, element));
}

function ofElement(page: Page, element: DocElement): Suspect[] {
  const { document } = page;
  const text = document.texts[element.firstText];
  if (!text || element.endText - element.firstText !== 1 || element.last > element.index) return [];
  const value = text.value.trim();
  if (!value.includes('@') || value.length > LONGEST || SAMPLE.test(value) || isInSample(document, element)) return [];
  const [mail] = anyMails(value);
  if (!mail || mail.to - mail.from !== value.length) return [];
  const known = mailOf(mail.value, page);
  if (!known?.isOwn) return [];
  const from = text.value.indexOf(value);
  return [
    {
      ...known,
      start: sourceOffset(document, text, from),
      end: sourceEnd(document, text, from + value.length),
      value,
      source: 'text',
      place: placeOfElement(document, element).kind,
      label: 'nothing',
      link: undefined,
    },
  ];
}
