import type { Budget } from '../budget.js';
import { tokens } from '../html/element.js';
import { type IndexedDocument, indexDocument } from './document/document.js';
import type { DocElement } from './document/element.js';
import { linesOf } from './document/lines.js';
import { plainStrings } from './document/plain-strings.js';
import { scriptTextsOf } from './document/script-texts.js';
import { sourceOffset } from './document/source-offset.js';
import { endOf, type Finding } from './finding.js';
import { foundIn } from './found-in.js';
import { rated } from './lint.js';
import type { LintPlan } from './options.js';

/** What stands before the name of an id or a class. */
const BY_ID = /getElementById\(\s{0,4}$/;
const BY_CLASS = /getElementsByClassName\(\s{0,4}$/;
const BY_SELECTOR = /(?:querySelector(?:All)?|closest|matches|find|jQuery|\$)\(\s{0,4}$/;
/** The ids and classes of a selector. */
const SELECTED = /[#.]-?[a-z_][\w-]{0,100}/gi;
/** Characters before a string that are read, and steps to read one. */
const [BEFORE, READ] = [40, 4];
/** How sure it is that the script needs what it looks for. */
const LIKELY = 0.6;

/**
 * The scripts of a page that look for what fixes took away: it is null there now, and what comes behind it in the script does not
 * run.
 *
 * @param applied what was fixed, of which only suggestions take away what a script may look for
 */
export function brokenScripts(
  source: string,
  output: string,
  applied: readonly Finding[],
  { limits, review }: LintPlan,
  budget: Budget,
): Finding[] {
  const suggested = applied.find(({ fix }) => fix?.safety === 'unsafe');
  if (!suggested || !/<script/i.test(output)) return [];
  const after = indexDocument(output, limits, budget);
  const scripts = scriptTextsOf(after).filter(({ value }) =>
    /getElement|querySelector|\$\(|closest|matches/.test(value),
  );
  if (scripts.length === 0) return [];
  const now = namesOf(after);
  const gone = new Set([...namesOf(indexDocument(source, limits, budget))].filter((name) => !now.has(name)));
  if (gone.size === 0) return [];
  const { positionOf } = linesOf(output);
  const { rule, docs } = suggested;
  const found = scripts.flatMap((text) => {
    budget.spend(text.value.length * READ);
    return plainStrings(text.value).flatMap((found): Finding[] => {
      const before = text.value.slice(Math.max(0, found.start - BEFORE), found.start);
      const name = selectedIn(found.text, before).find((each) => gone.has(each));
      if (name === undefined) return [];
      const start = sourceOffset(after, text, found.start);
      const end = sourceOffset(after, text, found.end);
      return [
        {
          rule,
          severity: rated('error', 'needs-review', review),
          outcome: 'needs-review',
          message: `Unexpected \`${name}\` in a script, expected what is there: a fix took that away, and the script ends where it does not find it; delete what is for it`,
          start,
          end,
          ...positionOf(start),
          ...endOf(positionOf(end)),
          evidence: { name, score: LIKELY },
          docs,
        },
      ];
    });
  });
  foundIn(output, found);
  return found;
}

/** The ids and classes of a page as selectors say them; those that a component hands on, too. */
function namesOf({ elements }: IndexedDocument): Set<string> {
  return new Set(elements.flatMap(({ attributes }: DocElement) => attributes.flatMap(selectorsOf)));
}

function selectorsOf({ name, value }: DocElement['attributes'][number]): string[] {
  if (name === 'id') return [`#${value.trim()}`];
  return name === 'class' || name.endsWith('-class') ? tokens(value).map((each) => `.${each}`) : [];
}

/** What of a page a string in a script looks for. */
function selectedIn(text: string, before: string): string[] {
  if (BY_ID.test(before)) return [`#${text}`];
  if (BY_CLASS.test(before)) return tokens(text).map((each) => `.${each}`);
  return BY_SELECTOR.test(before) ? (text.match(SELECTED) ?? []) : [];
}
