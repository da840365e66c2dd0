import type { Span } from './element.js';
import { oncePerDocument } from './once-per-document.js';
import { closeFinder, codeReader, endOfArguments, printsText } from './template-code.js';

/** What of a canvas is a template's, wherever it stands. */
export interface TemplateParts {
  /** All code, in the order of the source and without overlaps: nobody but its author may change it. */
  readonly code: readonly Code[];
  /** What stands within blocks whose place only the template knows, between the tag that begins one and the tag that ends it. */
  readonly blocks: readonly Span[];
}

interface Code extends Span {
  /** It writes a text or says nothing, and does not decide about what follows. */
  readonly isStill: boolean;
}

const NOTHING: TemplateParts = { code: [], blocks: [] };

/** Where code may begin. `@` behind a letter is a mail address, and style sheets have words of their own. */
const NEXT =
  /<[?%]|\{(?:[{%#]|!!)|(?<![\w@.])@(?!(?:media|supports|import|container|layer|scope|page|namespace|document|property|screen|variants|tailwind|apply)\b)[a-z]\w{0,30}(?:\s?\(|\b)/gi;

/** Languages within a tag of Liquid, Twig and Jinja, and text that it leaves as it is. */
const OPAQUE = /\{%[-+~]?\s{0,9}(comment|raw|verbatim|javascript|stylesheet|schema|style|doc)\b/y;

/** Words of Blade that are code up to another word. */
const BLADE_OPAQUE: ReadonlyMap<string, string> = new Map([
  ['@php', '@endphp'],
  ['@verbatim', '@endverbatim'],
]);

const BLADE_MARK = /@(?:php|verbatim|[a-z]{1,30}\()/iy;

/** Whether any word of Blade may be in a source: looked for at its signs, of which most pages have few. */
function mayHaveBlade(source: string): boolean {
  for (let at = source.indexOf('@'); at !== -1; at = source.indexOf('@', at + 1)) {
    BLADE_MARK.lastIndex = at;
    if (BLADE_MARK.test(source)) return true;
  }
  return false;
}

/** The parts of a canvas, found once. */
export const templatePartsOf = oncePerDocument(({ source, template }): TemplateParts => {
  if (!template.isOfTemplate && !mayHaveBlade(source)) return NOTHING;
  const reader = codeReader(source);
  const behind = closeFinder(source);
  const code: Code[] = [];
  const openBlocks = blockFinder();
  NEXT.lastIndex = 0;
  for (let match = NEXT.exec(source); match; match = NEXT.exec(source)) {
    const { index, 0: mark } = match;
    const comment = reader.comment(index);
    const end = comment ?? (mark.startsWith('@') ? bladeEnd(index, mark) : (opaqueEnd(index) ?? reader.any(index)));
    if (end === undefined || (mark === '{#' && comment === undefined)) continue; // a block of Svelte is no comment
    const text = source.slice(index, end);
    code.push({ start: index, end, isStill: comment !== undefined || printsText(text) });
    if (comment === undefined) openBlocks.read(text, index, end);
    NEXT.lastIndex = end;
  }
  return { code, blocks: openBlocks.found };

  function opaqueEnd(at: number): number | undefined {
    OPAQUE.lastIndex = at;
    const name = OPAQUE.exec(source)?.[1];
    const end = name === undefined ? undefined : behind(`end${name}`, OPAQUE.lastIndex);
    return end === undefined ? undefined : behind('%}', end);
  }

  function bladeEnd(at: number, word: string): number | undefined {
    const first = at + word.length;
    // Behind a blank only a value tells arguments from a remark in brackets.
    const isCall = word.endsWith('(') && (!/\s\($/.test(word) || /["'$[!]/.test(source.charAt(first)));
    if (isCall) return endOfArguments(source, first);
    const end = BLADE_OPAQUE.get(word.toLowerCase());
    return (
      (end === undefined ? undefined : behind(end, at)) ?? (BLADE_END.test(word) ? at + word.length : reader.any(at))
    );
  }
});

const BLADE_END = /^@(?:end[a-z]+|show|stop|overwrite|append|else|empty|default)$/i;

/** Tags that only decide whether and how often what is in them is shown where it stands. */
const IN_PLACE: ReadonlySet<string> = new Set(
  'if unless for case while with ifchanged ifequal ifnotequal switch tablerow paginate autoescape spaceless apply sandbox cache form'.split(
    ' ',
  ),
);

const TAG = /^\{%[-+~]?\s*(end)?([a-z]\w*)/i;
const SECTION = /^\{\{[~-]?\s*(?:#(>|\*)?\s*([\w./-]+)|\/\s*([\w./-]+))/;
/** Helpers of Handlebars that put a text elsewhere; all others are taken for conditions and loops. */
const ELSEWHERE = /^(?:partial|content|contentFor|block|section|slot|define|capture|extend|embed|inline)$/i;
const GO_OPEN = /^\{\{-?\s*(if|range|with|define|block)\b/;
const GO_END = /^\{\{-?\s*end\s*-?\}\}/;
const RUBY_END = /^<%-?\s*end\b/;
const RUBY_OPEN =
  /^<%[-=]{0,2}\s{0,9}(?:if|unless|case|while|until|for|begin)\b|\bdo(?:\s{0,9}\|[^|]{0,200}\|)?\s{0,9}-?%>$/;
/** What a helper makes of its block, only that knows. */
const RUBY_ELSEWHERE = /^<%=|\b(?:content_for|provide|capture)\b/;
const BLADE_OPEN = /^@(section|push|pushonce|pushif|prepend|prependonce|slot|component|fragment)\b/i;
/** A second argument: the text is there, and no block follows. */
const BLADE_TEXT = /^@section\s?\(\s*(?:"[^"]*"|'[^']*')\s*,/i;
const BLADE_CLOSE =
  /^@(?:end(section|push|pushonce|pushif|prepend|prependonce|slot|component|fragment)|show|stop|overwrite|append)$/i;

/** Reads code in the order of the source, and notes what stands in blocks whose place is not where they are written. */
function blockFinder(): { found: Span[]; read(code: string, start: number, end: number): void } {
  const found: Span[] = [];
  const open = new Map<string, { start: number; isElsewhere: boolean }[]>();
  const begin = (name: string, start: number, isElsewhere: boolean) => {
    const starts = open.get(name);
    if (starts) starts.push({ start, isElsewhere });
    else open.set(name, [{ start, isElsewhere }]);
  };
  const finish = (name: string, end: number) => {
    const last = open.get(name)?.pop();
    if (last?.isElsewhere) found.push({ start: last.start, end });
  };
  return {
    found,
    read(code, start, end) {
      if (code.startsWith('{%')) {
        const [, isEnd, name = ''] = TAG.exec(code) ?? [];
        if (isEnd !== undefined) finish(name, start);
        else begin(name, end, !IN_PLACE.has(name));
      } else if (code.startsWith('{{')) {
        const [, mark, name, ended] = SECTION.exec(code) ?? [];
        if (name !== undefined)
          begin(`#${mark === '*' ? 'inline' : name}`, end, mark !== undefined || ELSEWHERE.test(name));
        else if (ended !== undefined) finish(`#${ended}`, start);
        else if (GO_END.test(code)) finish('go', start);
        else {
          const opened = GO_OPEN.exec(code)?.[1];
          if (opened !== undefined) begin('go', end, opened === 'define' || opened === 'block');
        }
      } else if (code.startsWith('<%')) {
        if (RUBY_END.test(code)) finish('ruby', start);
        else if (RUBY_OPEN.test(code)) begin('ruby', end, RUBY_ELSEWHERE.test(code));
      } else if (code.startsWith('@')) {
        const close = BLADE_CLOSE.exec(code);
        const opened = BLADE_OPEN.exec(code)?.[1];
        if (close) finish(`@${close[1] ?? 'section'}`.toLowerCase(), start);
        else if (opened !== undefined && !BLADE_TEXT.test(code)) begin(`@${opened}`.toLowerCase(), end, true);
      }
    },
  };
}
