import { hasRightToLeft } from '../../component/contact/marks.js';
import type { Site } from '../../site/schema.js';
import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';
import { hasOwnSheet } from './own-sheet.js';
import { pageClasses } from './page-classes.js';
import { isRightToLeft } from './page-direction.js';
import { type PageStyles, pageStyles } from './page-styles.js';
import { type ReadByScript, readByScript } from './read-by-script.js';
import { type ScriptSelectors, scriptSelectors } from './script-selectors.js';
import { scriptTags } from './script-tags.js';

/** What a page itself tells of how something looks in it. */
export interface PageFacts {
  /** Whether the page has something of a class, so that a style sheet may know it. */
  hasClass(name: string): boolean;
  /** What the page's own style sheets may tell. */
  styles: PageStyles;
  /** What the page's own scripts may tell. */
  scriptTells: ScriptSelectors;
  /** Whether a script of the page may look for elements of a tag. */
  scriptTellsTag(tag: string): boolean;
  /** Whether code of the page tells what a fix replaces from what comes. */
  readByScript: ReadByScript;
  /** Whether the page has the style sheet that comes with Inlay. */
  hasOwnSheet: boolean;
  /** What the page says in the `style` of `html` and `body`, which no place has among the elements around it. */
  rootStyle: string;
  /** Whether the page is read from right to left. */
  isRightToLeft: boolean;
  /** Whether it has letters that are written so. */
  hasRightToLeft: boolean;
}

/** Reads style sheets and scripts at the first question. */
export function pageFactsOf(document: IndexedDocument, site: Site): PageFacts {
  return {
    hasClass: pageClasses(document),
    styles: pageStyles(document),
    scriptTells: scriptSelectors(document),
    scriptTellsTag: scriptTags(document),
    readByScript: readByScript(document),
    hasOwnSheet: hasOwnSheet(document),
    rootStyle: ['html', 'body']
      .flatMap((tag) => withTag(document, tag).map((element) => attribute(element, 'style') ?? ''))
      .join(';'),
    isRightToLeft: isRightToLeft(document, site),
    hasRightToLeft: document.texts.some(({ value }) => hasRightToLeft(value)),
  };
}
