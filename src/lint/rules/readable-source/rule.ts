import { parsed } from '../../../html/url.js';
import { shortText } from '../../../text/short-text.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { holdsCode } from '../../document/holds-code.js';
import type { Outcome } from '../../finding.js';
import type { Problem, Rule } from '../../rule.js';
import { brokenDataProblems } from './broken-data.js';
import { dataText } from './data-text.js';
import { readableSourceDocs } from './docs.js';
import { filledByFile, holdsLinkAlone, type ScriptFile, scriptFile } from './filled-by-file.js';
import { type Fills, fillsOf } from './fills.js';
import { isHollow, isRightlyEmpty } from './hollow.js';
import { mountScore } from './mount-points.js';

/** Content that is not in the source: a script has to put it there. */
export const readableSource: Rule = {
  id: 'readable-source',
  severity: 'warning',
  docs: readableSourceDocs,
  check({ document, manifest }) {
    const hollow = document.elements.filter(
      (element) => (isHollow(element) || isHollowOfItsOwn(element)) && !holdsCode(document, element),
    );
    const broken = brokenDataProblems(document);
    const widgets = document.elements.filter(
      (element) => element.isHtml && holdsLinkAlone(element) && !holdsCode(document, element),
    );
    if (hollow.length === 0 && widgets.length === 0) return broken;
    const scripts = scriptsOf(document, manifest.site.url);
    const empty = [...hollow, ...widgets].flatMap((element): Problem[] => {
      const isWidget = !hollow.includes(element);
      const found = isWidget
        ? filled(element, scripts)
        : (reason(element, scripts) ?? mounted(document, element, scripts) ?? filled(element, scripts));
      if (!found) return [];
      const [why, score] = found;
      const outcome: Outcome = score < 1 ? 'needs-review' : 'violation';
      const message = `Unexpected empty \`${element.tag}\`, expected its content in the source: ${why}, so crawlers and visitors without scripts read nothing. Write the content as HTML, and let the script only add to it`;
      const { start, end } = element;
      return [{ start, end, message, outcome, ...(score < 1 && { evidence: { score } }) }];
    });
    return [...empty, ...broken];
  },
};

interface Scripts {
  fills: Fills;
  /** Whether a script of the site's own is loaded that could be an application. */
  hasBundle: boolean;
  /** Whether a file of it lies on the site itself. */
  hasOwnFile: boolean;
  /** Files that do more than count visitors or decorate a page. */
  files: readonly ScriptFile[];
}

const NO_SCRIPT_TYPE = /json|template|html|x-|text\/plain|importmap|speculationrules/i;
/** Files of scripts that add to a page, or are somebody else's. */
const ADD_ON =
  /jquery|bootstrap|popper|swiper|slick|aos|gtag|googletagmanager|analytics|recaptcha|maps\.google|leaflet|fontawesome|alpine|htmx|polyfill|modernizr|wow|lightbox|fancybox|cookie|consent|stats|matomo|piwik|hotjar/i;

/** How some widgets begin, which is no design system. */
const WIDGET_BOOT = /(?<=\bwidget\.\w{1,40}\.com\/)bootstrap(?=\/)|(?<=\.widget\.)bootstrap(?=\.)/g;
/** Files of a page that are looked at. */
const MOST_FILES = 30;

function scriptsOf({ elements }: IndexedDocument, url: string): Scripts {
  const inline: string[] = [];
  const files: ScriptFile[] = [];
  let hasOwnFile = false;
  let hasBundle = false;
  for (const element of elements) {
    if (element.tag !== 'script' || NO_SCRIPT_TYPE.test(attribute(element, 'type') ?? '')) continue;
    const source = attribute(element, 'src');
    if (source !== undefined) {
      const isBundle = !ADD_ON.test(source.replace(WIDGET_BOOT, ''));
      const file = isBundle && files.length < MOST_FILES ? scriptFile(source, url) : undefined;
      if (file) files.push(file);
      hasBundle ||= isBundle;
      hasOwnFile ||= isBundle && isAtHome(source, url);
    } else {
      inline.push(...element.children.flatMap((child) => (child.kind === 'text' ? child.value : [])));
      hasBundle ||= /^[^\S\n\r\u2028\u2029]*import\b/m.test(inline.at(-1)?.slice(0, 2000) ?? '');
    }
  }
  return { fills: fillsOf(inline), hasBundle, hasOwnFile, files };
}

function filled(element: DocElement, { files }: Scripts): [why: string, score: number] | undefined {
  const [file, score] = filledByFile(element, files) ?? [];
  return file && score !== undefined
    ? [`the script \`${shortText(file.name, 80)}\` seems to put it in`, score]
    : undefined;
}

/** Whether an address is one of a site: without a host, or with the site's. */
function isAtHome(address: string, url: string): boolean {
  const host = (text: string) => parsed(text, url)?.hostname.replace(/^www\./, '');
  return host(address) === host(url);
}

/** Whether an element of the page's own kind, such as `app-root`, has nothing in it. */
function isHollowOfItsOwn({ tag, index, last, children, isHtml }: DocElement): boolean {
  if (!tag.includes('-') || !isHtml || index !== last || tag.startsWith('x-')) return false;
  return children.every((child) => child.kind === 'text' && child.value.trim() === '');
}

function mounted(
  document: IndexedDocument,
  element: DocElement,
  { hasOwnFile }: Scripts,
): [why: string, score: number] | undefined {
  if (!hasOwnFile || isRightlyEmpty(element) || element.tag === 'span' || element.tag === 'p') return undefined;
  const score = mountScore(document, element);
  return score === undefined ? undefined : ['a script of the site seems to put it in', score];
}

/** Ids that frameworks give to the element in which they show a whole application. */
const MOUNT_IDS: ReadonlySet<string> = new Set(
  'root app __next __nuxt __layout ___gatsby svelte react-root app-root vue-app react-app main-app q-app ember-app application spa'.split(
    ' ',
  ),
);
const BLOCKS: ReadonlySet<string> = new Set('div section main article ul ol dl table tbody aside'.split(' '));
const BINDINGS = [
  'x-text',
  'x-html',
  'v-text',
  'v-html',
  'ng-bind',
  'ng-bind-html',
  ':inner-html',
  ':innerhtml',
  '[innerhtml]',
  'wire:text',
];
/** Attributes with the key of a text that a script holds. */
const TRANSLATED = [
  'data-i18n',
  'data-i18n-key',
  'data-translate',
  'data-lang-key',
  'data-l10n-id',
  'data-content-key',
  'data-text-key',
];
const ENDPOINT = /\/api\/|\/wp-json\/|graphql|\.json(?:[?#]|$)/i;
/** Attributes that name the data to show. */
const SOURCES = [
  'data-api',
  'data-endpoint',
  'data-feed',
  'data-source',
  'data-url',
  'data-src',
  'data-fetch',
  'data-json',
];
/** Attributes that name a part of a page to put in. */
const PARTS = ['data-include', 'w3-include-html', 'data-load', 'data-partial'];

/** Why an element is empty, and from 0 to 1 how sure that is a fault; nothing where it may be. */
function reason(element: DocElement, { fills, hasBundle }: Scripts): [why: string, score: number] | undefined {
  if (element.tag.includes('-')) return undefined;
  const data = dataText(element);
  if (data !== undefined && !isHidden(element)) return [`what it says stands in \`${data}\` alone`, 1];
  if (isRightlyEmpty(element)) return undefined;
  const id = attribute(element, 'id');
  const isBlock = BLOCKS.has(element.tag);
  if (isFilled(element, fills)) return ['a script puts it in', 1];
  if (!isBlock && element.tag !== 'p' && !/^h[1-6]$/.test(element.tag)) return undefined;
  const binding = BINDINGS.find((name) => /[a-z]\w*(?:\.\w+)*|['"`]/i.test(attribute(element, name) ?? ''));
  if (binding !== undefined && !isToggle(attribute(element, binding) ?? ''))
    return [`a script puts it in by \`${binding}\``, 0.8];
  const key = TRANSLATED.find((name) => attribute(element, name)?.trim());
  if (key !== undefined) return [`a script puts it in by \`${key}\``, 0.8];
  if (!isBlock) return undefined;
  if (id !== undefined && MOUNT_IDS.has(id.toLowerCase()))
    return hasBundle
      ? [`an application is mounted in \`#${id}\``, 1]
      : [`\`#${id}\` is where applications are mounted`, 0.5];
  if (isRepeated(element)) return ['a script repeats a template in it', 0.8];
  const loads = attribute(element, 'hx-get') ?? attribute(element, 'data-hx-get');
  if (
    loads !== undefined &&
    /\bload\b|\brevealed\b/.test(attribute(element, 'hx-trigger') ?? attribute(element, 'data-hx-trigger') ?? '')
  )
    return ['it is loaded when the page is shown', 1];
  const from =
    SOURCES.find((name) => ENDPOINT.test(attribute(element, name) ?? '')) ??
    PARTS.find((name) => /\.\w{3,4}(?:[?#]|$)/.test(attribute(element, name) ?? ''));
  return from === undefined ? undefined : [`a script loads it from \`${from}\``, 0.9];
}

function isHidden(element: DocElement): boolean {
  return attribute(element, 'hidden') !== undefined || attribute(element, 'aria-hidden') === 'true';
}

/** A binding that chooses between labels or shows a number, not content. */
function isToggle(expression: string): boolean {
  return /\?|&&|\.length\b|count|total|\+\+|open|toggle/i.test(expression);
}

function isRepeated(element: DocElement): boolean {
  return element.children.some(
    (child) =>
      child.kind === 'element' &&
      child.tag === 'template' &&
      child.attributes.some(({ name }) => /^(?:x|v)-for$/.test(name)),
  );
}

function isFilled(element: DocElement, { selectors }: Fills): boolean {
  if (selectors.size === 0) return false;
  const isText = !BLOCKS.has(element.tag);
  // A `span` that a script fills is a year or a number more often than not.
  if (isText && element.tag === 'span') return false;
  return element.attributes.some(({ name, value }) => {
    if (name === 'id') return selectors.has(`#${value}`);
    if (name === 'class')
      return value
        .slice(0, 2000)
        .split(/\s+/)
        .some((each) => selectors.has(`.${each}`));
    return name.startsWith('data-') && selectors.has(`[${name}]`);
  });
}
