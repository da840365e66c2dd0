import type { Span } from './element.js';
import { codeReader, isOfTemplate, printsText, withoutWords } from './template-code.js';

/** A canvas that a template language reads first, in the words of HTML. */
export interface TemplateText {
  /** Whether it has the marks of a template's code. */
  readonly isOfTemplate: boolean;
  /** What the parser reads. Every offset is that of the source. */
  readonly text: string;
  /** PHP and comments of templates, wherever they stand, and all code in start tags, in the order of the source. */
  readonly code: readonly Span[];
  /** What of it stands in start tags and in no value: it may write attributes. */
  readonly inTags: readonly Span[];
  /** Comments of the template that are blank for the parser. */
  readonly comments: readonly Span[];
}

const NOTHING: readonly Span[] = [];

/** A canvas that no template language reads, though it may have the marks of one. */
export function noTemplate(source: string, isMarked = isOfTemplate(source)): TemplateText {
  return { isOfTemplate: isMarked, text: source, code: NOTHING, inTags: NOTHING, comments: NOTHING };
}

/** Where a tag, a comment, PHP or a comment of a template may begin. */
const NEXT = /<(?:!--|\?|\/?[a-z]|%(?:#|--))|\{(?:#|\{(?:--|[~-]?!)|%[-+~]?\s?comment\b)/gi;
const NAME_END = /[\s/>]/;
const END_TAG = /<\/([a-z]{3,12})(?=[\s/>])/gi;
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/i;

/**
 * A canvas as an HTML parser has to read it for its tags to end where they do behind the template: a block of PHP is one comment,
 * code between attributes is blank, as is a comment of the template, and code in a value ends no value and says nothing.
 */
export function templateText(source: string): TemplateText {
  if (!isOfTemplate(source)) return noTemplate(source, false);
  const reader = codeReader(source);
  const code: Span[] = [];
  const inTags: Span[] = [];
  const comments: Span[] = [];
  const pieces: string[] = [];
  let written = 0;
  for (let at = nextOf(source, 0); at < source.length; ) {
    const comment = reader.comment(at);
    if (comment !== undefined) {
      note(at, comment, asBlank);
      comments.push({ start: at, end: comment });
      at = comment;
    } else if (source.startsWith('<!--', at)) at = behind(source, '-->', at + 4);
    else if (source.charAt(at + 1) === '?') {
      const end = reader.php(at);
      if (end !== undefined) note(at, end, asComment);
      at = end ?? at + 2;
    } else at = /[/a-z]/i.test(source.charAt(at + 1)) ? readTag(at) : at + 2;
    at = nextOf(source, at);
  }
  pieces.push(source.slice(written));
  return { isOfTemplate: true, text: pieces.join(''), code, inTags, comments };

  function note(start: number, end: number, read: (written: string) => string): void {
    code.push({ start, end });
    pieces.push(source.slice(written, start), read(source.slice(start, end)));
    written = end;
  }

  /** Reads a tag as the standard does, with code as a character that means nothing; gives where to go on. */
  function readTag(start: number): number {
    let at = start + (source.charAt(start + 1) === '/' ? 2 : 1);
    let isName = true;
    let isValueNext = false;
    let isValue = false;
    let name = '';
    while (at < source.length) {
      const letter = source.charAt(at);
      const end = reader.any(at);
      if (end !== undefined) {
        if (isValueNext || isValue) {
          note(at, end, (text) => withoutWords(text).replace(/[\s>]/g, '_'));
          [isValueNext, isValue] = [false, true];
        } else {
          const isPart = printsText(source.slice(at, end)) && (isName ? name.endsWith('-') : isGlued(at, end));
          note(at, end, isPart ? asName : asBlank);
          inTags.push({ start: at, end });
          isName = false;
        }
        at = end;
      } else if (letter === '>') {
        at += 1;
        return RAW_TEXT.test(name) && source.charAt(start + 1) !== '/' ? endOfRawText(name, at) : at;
      } else if (isValueNext && (letter === '"' || letter === "'")) {
        at = readQuoted(at + 1, letter);
        isValueNext = false;
      } else {
        const isBlank = NAME_END.test(letter) && !(isValue && letter === '/');
        if (isName && !isBlank) name += letter;
        if (isBlank) [isName, isValue] = [false, false];
        else if (isValueNext) [isValueNext, isValue] = [false, true];
        else if (letter === '=' && !isValue) isValueNext = true;
        at += 1;
      }
    }
    return at;
  }

  /** Whether code stands right beside the rest of an attribute's name. */
  function isGlued(start: number, end: number): boolean {
    return /[^\s/"'>]/.test(source.charAt(start - 1)) || /[=:_-]/.test(source.charAt(end));
  }

  function readQuoted(from: number, quote: string): number {
    let at = from;
    while (at < source.length && source.charAt(at) !== quote) {
      const end = reader.any(at);
      if (end !== undefined) note(at, end, (text) => withoutWords(text).replaceAll(quote, ' '));
      at = end ?? at + 1;
    }
    return at + 1;
  }

  function endOfRawText(name: string, from: number): number {
    END_TAG.lastIndex = from;
    for (let tag = END_TAG.exec(source); tag; tag = END_TAG.exec(source))
      if (tag[1]?.toLowerCase() === name.toLowerCase()) return tag.index;
    return source.length;
  }
}

function nextOf(source: string, from: number): number {
  NEXT.lastIndex = from;
  return NEXT.exec(source)?.index ?? source.length;
}

function behind(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
}

/** A parser ends such a comment at its first `>`. */
function asComment(code: string): string {
  return code.endsWith('?>') ? `${code.slice(0, -1).replaceAll('>', ' ')}>` : code.replaceAll('>', ' ');
}

function asBlank(code: string): string {
  return ' '.repeat(code.length);
}

/** A name that nobody takes for one: it has the marks of a template. */
function asName(code: string): string {
  return code.length < 4 ? code : `{{${'_'.repeat(code.length - 4)}}}`;
}
