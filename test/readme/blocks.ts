/** A fenced code block of a README. */
export interface Block {
  /** The first word behind the fence, such as `sh`. */
  language: string;
  /** The other words behind the fence: `file=site.json` is `file: 'site.json'`, a bare word is an empty text. */
  info: Readonly<Record<string, string>>;
  code: string;
  /** Of the opening fence, from 1. */
  line: number;
  /** UTF-16 offsets of the code. */
  start: number;
  end: number;
}

/** The fenced code blocks of a README, in their order. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ({ 0: all, 1: language = '', 2: words = '', 3: code = '', index }) => {
      const end = index + all.length - '```'.length;
      const pairs = words
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => word.split('=') as [string, string?]);
      const info = Object.fromEntries(pairs.map(([name, value = '']) => [name, value]));
      return { language, info, code, line: text.slice(0, index).split('\n').length, start: end - code.length, end };
    },
  );
}

/** The block of a README that carries `example=name`. */
export function exampleOf(text: string, name: string): Block {
  const found = blocksOf(text).find(({ info }) => info['example'] === name);
  if (!found) throw new Error(`Unexpected README without example \`${name}\`, expected one`);
  return found;
}

/** The files that a README shows, by their paths. */
export function filesOf(text: string): Record<string, string> {
  return Object.fromEntries(blocksOf(text).flatMap(({ info, code }) => (info['file'] ? [[info['file'], code]] : [])));
}
