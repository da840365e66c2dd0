import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { templatePartsOf } from '../document/template-parts.js';

/** Code that puts a file into a page of another one: Twig and its like, Blade, Handlebars, Go, Smarty, Razor and JSP. */
const HAS_LAYOUT =
  /^\{%[-+~]?\s{0,9}(?:extends|layout)\b|^@(?:extends|layout)\b|^\{\{[~-]?\s{0,9}(?:#>|define\b|block\b)|^<%@.{0,200}\bMasterPageFile\b/is;
/** Code of PHP that writes the head of a page, or a part of it. */
const WRITES_HEAD = /\b(?:get_header|wp_head)\s{0,9}\(/i;
/** Code that brings another file in. */
const BRINGS_FILE =
  /^\{%[-+~]?\s{0,9}(?:include|include_relative|includes|import|render|section|sections|embed|partial)\b|^@(?:include\w{0,10}|component|each|livewire)\s?\(|^\{\{[~-]?\s{0,9}(?:>|template\b|partial\b|partialCached\b)|^<%[-=@]?\s{0,9}(?:include|render|partial|yield)\b/i;
const BRINGS_PHP = /^<\?.*?\b(?:include|require|get_template_part|locate_template|load_template)(?:_once)?\b/is;
/** The same in languages whose code is only text for those who read HTML: Smarty and Latte, Velocity, FreeMarker, Razor. */
const LAYOUT_IN_TEXT = /\{(?:extends|layout)\s[^{}]{1,200}\}|@\{[^{}]{0,300}\bLayout\s{0,3}=\s{0,3}["']/;
const FILE_IN_TEXT =
  /\{include\s[^{}]{1,200}\}|#(?:parse|include)\s{0,3}\(\s{0,3}["']|<[#@](?:include|import)\s|@(?:await\s)?Html\.(?:Render)?Partial/;
/** Of pieces that servers put together: `<!--#include virtual="…" -->`. */
const SERVER_SIDE = /^#\s{0,9}include\b/;
/** Settings above a page, by which a generator finds a layout for it; one that says that it has none. */
const SETTINGS = /^\ufeff?(?:---|\+\+\+)[\t ]{0,9}\r?\n/;
const NO_LAYOUT = /\nlayout\s{0,9}[:=]\s{0,9}["']?(?:null|none|false|~)?["']?[\t ]{0,9}\r?\n/;

/**
 * Whether a template takes the head of its page from elsewhere, so that nobody knows here which style sheets it has: by a layout, or
 * as it brings other files in and has no head of its own.
 */
export function hasHeadElsewhere(document: IndexedDocument): boolean {
  const { source, comments, budget } = document;
  const parts = templatePartsOf(document).code.map(({ start, end }) => source.slice(start, end));
  budget.spend(source.length / SEARCHED);
  for (const { length } of parts) budget.spend(length);
  if (LAYOUT_IN_TEXT.test(source)) return true;
  if (parts.some((code) => HAS_LAYOUT.test(code) || (code.startsWith('<?') && WRITES_HEAD.test(code)))) return true;
  if (withTag(document, 'head').length > 0) return false;
  return (
    (SETTINGS.test(source) && !NO_LAYOUT.test(source.slice(0, LONGEST_SETTINGS))) ||
    parts.some((code) => BRINGS_FILE.test(code) || BRINGS_PHP.test(code)) ||
    comments.some(({ value }) => SERVER_SIDE.test(value)) ||
    FILE_IN_TEXT.test(source)
  );
}

/** Characters that are searched in a step. */
const SEARCHED = 20;
/** UTF-16 code units of settings in which a layout is looked for. */
const LONGEST_SETTINGS = 2000;
