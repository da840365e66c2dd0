import { shortText } from '../../text/short-text.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import { given, type Use, usesOf } from '../document/uses.js';
import type { Edit } from '../finding.js';
import type { Page, Problem } from '../rule.js';
import { type Brand, brandOf, matchFile } from './brand.js';
import { fileName } from './file-name.js';
import { ofFileInFavour } from './mark-files.js';
import { type DrawingRule, drawingRulesOf } from './style-images.js';

/** Pictures of a logo that a style element of the page draws on the component for the logo: one more, behind or beside it. */
export function logosBehindComponents(page: Page): Problem[] {
  const { document, manifest } = page;
  const rules = drawingRulesOf(document);
  if (rules.length === 0) return [];
  const uses = usesOf(document).filter(({ tag }) => tag === 'x-logo');
  if (uses.length === 0) return [];
  const brand = brandOf(manifest);
  const keyed = new Map(uses.flatMap((use) => keysOf(use).map((key): [string, Use] => [key, use])));
  return rules.flatMap((rule): Problem[] => {
    const key = rule.keys.find((each) => keyed.has(each));
    if (key === undefined || !isLogo(rule, brand)) return [];
    return [problemOf(page, rule, key)];
  });
}

function keysOf(use: Use): string[] {
  const classes = (given(use, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
  return classes.map((name) => `.${name}`);
}

/** What takes the words of an element away, so that the picture alone is seen. */
const HIDES_TEXT = /^\s*(?:text-indent\s*:\s*(?:-|1\d\d%)|font-size\s*:\s*0(?![.\d])|font\s*:\s*0\/)/i;

/** Whether the picture of a rule is a logo: by the name of its file, or as it stands in place of the words. */
function isLogo({ url, body }: DrawingRule, brand: Brand): boolean {
  const name = fileName(url);
  if (name !== '' && (matchFile(name, brand) || !ofFileInFavour([name], brand, false).next().done)) return true;
  return body.split(';').some((declaration) => HIDES_TEXT.test(declaration));
}

/** Characters of an address that a message shows. */
const LONGEST = 120;

function problemOf({ document }: Page, { text, body, bodyAt, url }: DrawingRule, key: string): Problem {
  const span = (from: number, to: number) => ({
    start: sourceOffset(document, text, bodyAt + from),
    end: sourceEnd(document, text, bodyAt + to),
  });
  const edits: Edit[] = [];
  let drawn = span(0, body.length);
  let at = 0;
  for (const declaration of body.split(';')) {
    const [from, to] = [at, Math.min(at + declaration.length + 1, body.length)];
    at += declaration.length + 1;
    const isDrawn = declaration.includes(url);
    if (isDrawn) drawn = span(from + declaration.search(/\S/), from + declaration.trimEnd().length);
    if (isDrawn || HIDES_TEXT.test(declaration)) edits.push({ ...span(from, to), text: '' });
  }
  const isWhole = !/url\(\s{0,9}["']?data:/i.test(body) && edits.length > 0;
  return {
    ...drawn,
    message: `Unexpected picture \`${shortText(url, LONGEST)}\` of \`${key}\`, expected none: \`<x-logo>\` there shows the site's logo, and this one lies behind it. Take it out of the rule, and what hides the text for it`,
    resource: '/resources/logos',
    evidence: { value: shortText(url, LONGEST), selector: key },
    ...(isWhole && { fix: { description: `Take the picture out of the rule for \`${key}\``, edits } }),
  };
}
