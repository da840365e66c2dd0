import { posix } from 'node:path';

/** A link or picture of a Markdown text. */
export interface Link {
  target: string;
  /** From 1. */
  line: number;
}

/** Text without fenced code and comments, which hold no links; line breaks stay. */
export function prose(text: string): string {
  return text.replace(/^```[\s\S]*?^```$|<!--[\s\S]*?-->/gm, (code) => code.replace(/[^\n]/g, ''));
}

/** The links and pictures of a Markdown text, in Markdown and HTML. */
export function linksOf(text: string): Link[] {
  const plain = prose(text).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return [...plain.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)].map(
    ({ 1: markdown, 2: html, index }) => ({
      target: markdown ?? html ?? '',
      line: plain.slice(0, index).split('\n').length,
    }),
  );
}

/** The anchors of a Markdown text: those that GitHub makes of headings. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...prose(text).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** The relative links of a file that lead nowhere, with their lines. */
export function deadLinks(path: string, text: string, read: (path: string) => string | undefined): string[] {
  return linksOf(text)
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .filter(({ target }) => {
      const [file = '', anchor] = target.split('#');
      const other = file === '' ? text : read(posix.join(posix.dirname(path), file));
      return other === undefined || (anchor !== undefined && !anchorsOf(other).includes(anchor));
    })
    .map(({ target, line }) => `${path}:${line} links to ${target}`);
}
