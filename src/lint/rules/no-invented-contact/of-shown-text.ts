import { textsWithTag } from '../../document/by-tag.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { partsOf, thingsOf, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { literalsOf } from './literals.js';
import { type SaidContact, saidContacts } from './said-contacts.js';
import type { Suspect } from './suspect.js';

/** UTF-16 code units of a script that is read, and of a text that it shows. */
const LONGEST_SCRIPT = 60_000;
const LONGEST = 1000;
/** Steps to look for strings in a character of a script. */
const SEARCHED = 4;
/** A word with a number behind it, or a mailbox. */
const SENTENCE = /\p{L}[:：]?\s{1,3}(?:[+(]?\p{Nd}[\p{Nd}\s()./-]{5}|[\p{L}\p{Nd}._%+-]{1,64}@)/u;
const HINT = /@|\p{Nd}{2}/u;

/**
 * The contacts in sentences that a page shows later or elsewhere, and that say to reach who speaks: messages that scripts and
 * attributes hold, and answers in data.
 */
export function suspectsOfShownText(page: Page): Suspect[] {
  return [...ofScripts(page), ...ofData(page), ...ofAnswers(page)];
}

/** What stands before a string that the page shows to who visits it, in the same statement: not what data says of others. */
const SHOWN =
  /(?:\.(?:textContent|innerText|innerHTML|title|ariaLabel)\s{0,4}\+?=|(?:alert|confirm|toast|notify|flash|announce|setCustomValidity|show\w{0,20}|(?:set)?(?:message|error|status|notice|fail)\w{0,20})\(|(?:message|msg|error|err|notice|status|toast|alert|fail|failure|success|sorry|thanks|closed|offline|fallback|meldung|fehler|hinweis|erreur|mensaje|messaggio|mensagem|bericht)\w{0,20}["']?\s{0,4}[:=])[^;{}\n]{0,160}$/iu;
/** Characters of code before a string. */
const BEFORE = 200;

function ofScripts(page: Page): Suspect[] {
  const { document } = page;
  return textsWithTag(document, 'script').flatMap(({ parent, value, start }) => {
    if (!parent || value.length > LONGEST_SCRIPT || !SENTENCE.test(value)) return [];
    if (/json|template|html|text\/plain/i.test(attribute(parent, 'type') ?? '')) return [];
    document.budget.spend(value.length * SEARCHED);
    return literalsOf(value).flatMap(({ text, at }) => {
      // Markup is read as such.
      if (!SENTENCE.test(text) || text.includes('<')) return [];
      const isMessage = SHOWN.test(value.slice(Math.max(0, at - 1 - BEFORE), at - 1));
      return saidContacts(page, text, isMessage).map((said) =>
        suspectOf(page, said, { start: start + at + said.from, end: start + at + said.to }, 'script', parent),
      );
    });
  });
}

function ofData(page: Page): Suspect[] {
  const found: Suspect[] = [];
  for (const element of page.document.elements) {
    for (const { name, value } of element.attributes) {
      if (!name.startsWith('data-') || value.length > LONGEST || !HINT.test(value) || /^\s*[[{<]/.test(value)) continue;
      if (!SENTENCE.test(value)) continue;
      const span = { start: element.start, end: element.openEnd };
      for (const said of saidContacts(page, value, false))
        found.push(suspectOf(page, said, span, 'attribute', element));
    }
  }
  return found;
}

/** Answers to questions are what the page says itself. */
function ofAnswers(page: Page): Suspect[] {
  const { document } = page;
  const questions = thingsOf(document).flatMap((thing) => [thing, ...partsOf(thing, 'mainEntity')]);
  const answers = questions.flatMap((question) => partsOf(question, 'acceptedAnswer'));
  return answers.flatMap((thing) => {
    // Where people answer each other, the author is one of them.
    if (thing.values.has('author')) return [];
    return valuesOf(thing, 'text').flatMap((value): Suspect[] => {
      const { json, text, element } = value;
      if (!json || text.length > LONGEST || !HINT.test(text) || text.includes('<x-')) return [];
      const { start, end } = spanOfValue(document, value);
      const written = document.source.slice(start, end);
      const plain = text.replace(TAG, (tag) => ' '.repeat(tag.length));
      return saidContacts(page, plain, true).map((said) => {
        const at = written.indexOf(said.value);
        const span = at === -1 ? { start, end } : { start: start + at, end: start + at + said.value.length };
        return suspectOf(page, said, span, 'structured data', element);
      });
    });
  });
}

const TAG = /<[^<>]{0,500}>/g;

function suspectOf(
  { document }: Page,
  { from: _from, to: _to, ...said }: SaidContact,
  { start, end }: Span,
  source: 'script' | 'attribute' | 'structured data',
  element: DocElement,
): Suspect {
  const place = source === 'structured data' ? 'text' : placeOfElement(document, element).kind;
  return { ...said, start, end, source, place };
}
