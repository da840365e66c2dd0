import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { labelTextOf } from '../document/text.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** Words of a label of links, at most, and characters where no blanks stand between words. */
const MOST_WORDS = 7;
const LONGEST = 30;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const headingIn = firstWithin(({ tag, isHtml }) => isHtml && /^h[1-6]$/.test(tag));

/** What links to other pages than those of a menu lead to: a sentence of them may be about the links behind it. */
const isOfPosts = wordList(
  'post posts article articles news blog stories story entries links pages reading guides beitrag beiträge* artikel* nachrichten neuigkeit* meldungen seiten',
  'articles actualités billets pages liens artículos noticias entradas enlaces páginas articoli notizie pagine artigos notícias postagens artikelen berichten nieuws nyheter artiklar inlägg nyheder innlegg artikkelit uutiset',
  'artykuły artykułów wpisy aktualności články článků příspěvky cikkek bejegyzések hírek articole știri άρθρα νέα yazılar haberler статьи статей новости статті новини مقالات المقالات الأخبار أخبار מאמרים חדשות',
);
const UNSPACED_POSTS = /記事|ニュース|文章|新闻|新聞|글|뉴스|บทความ|ข่าว/u;

/**
 * What an element over links says of them: its heading, or all of it. Nothing for a sentence, which is about something else: a
 * house that tells of its latest books has no list of them behind that.
 */
export function labelOfLinks(document: IndexedDocument, over: DocElement): string {
  const isHeading = /^(?:h[1-6]|dt|summary|legend)$/.test(over.tag);
  const heading = isHeading ? over : headingIn(document, over);
  if (heading) return labelTextOf(document, heading).trim();
  const text = labelTextOf(document, over).trim();
  return isSentence(text) ? '' : text;
}

function isSentence(text: string): boolean {
  if (/[:：]$/u.test(text)) return false;
  if (UNSPACED.test(text)) return text.length > LONGEST && !UNSPACED_POSTS.test(text);
  const all = words(text);
  return all.length > MOST_WORDS && !all.some(isOfPosts);
}
