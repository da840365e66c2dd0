import { string, tokenize, tokenNames, url } from 'css-tree';

/** Every address in a style sheet or in declarations, as it is meant: read token by token, whatever is wrong around them. */
export function addressesOfCss(css: string): string[] {
  const found: string[] = [];
  let before = '';
  tokenize(css, (type, start, end) => {
    const name = tokenNames[type] ?? '';
    if (name === 'whitespace-token' || name === 'comment-token') return;
    const text = css.slice(start, end);
    if (name === 'url-token') found.push(url.decode(text));
    if (name === 'string-token' && TAKES_ADDRESS.test(before)) found.push(string.decode(text));
    before = text;
  });
  return found;
}

/** What stands before a text that is an address. */
const TAKES_ADDRESS = /^(?:url\(|src\(|@import)$/i;
