import { type BrokenData, brokenDataOf } from '../../document/broken-data.js';
import { attribute } from '../../document/element.js';
import { scriptTextsOf } from '../../document/script-texts.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import { literalsOf } from './literals.js';
import { ofNamed } from './of-attributes.js';
import type { Suspect } from './suspect.js';

const HINT =
  /@|tel:|whatsapp|\bwa["'`]?\s?[:=]|wa\.me|t\.me|m\.me|viber|signal\.me|line\.me|lin\.ee|kakao|phone|telefon|mobile|hotline|address|adress|adres|direcci|indirizzo|endereco|morada|osoite/i;
/** UTF-16 code units of a script that is read: a longer one is a library. */
const LONGEST = 60_000;
/** Steps to look for strings in a character. */
const SEARCHED = 4;

/** The contacts that scripts on a page hold as strings; what describes things is read elsewhere. */
export function suspectsOfScripts(page: Page): Suspect[] {
  const { document } = page;
  const found: Suspect[] = [];
  const broken = new Set(
    brokenDataOf(document)
      .filter(isOfSite(page))
      .map(({ script }) => script.start),
  );
  for (const { parent, value, start } of scriptTextsOf(document)) {
    if (!parent || value.length > LONGEST || !HINT.test(value)) continue;
    if (/ld\+json|template|html/i.test(attribute(parent, 'type') ?? '') && !broken.has(start)) continue;
    document.budget.spend(value.length * SEARCHED);
    for (const literal of literalsOf(value)) {
      const from = start + literal.at;
      found.push(...ofNamed(page, literal, { start: from, end: from + literal.text.length }, 'script', parent));
    }
  }
  return found;
}

/** Whether data that cannot be read is about the site: it says its name. */
function isOfSite({ manifest }: Page): (data: BrokenData) => boolean {
  const name = fold(manifest.site.name);
  return ({ script }) => name !== '' && script.value.length <= LONGEST && fold(script.value).includes(name);
}
