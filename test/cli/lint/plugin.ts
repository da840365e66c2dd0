/**
 * A module with rules, as a user writes one. Their fixes take an author's text away, so that they are never proven to be
 * safe: `shorten` writes `ow` for `wow`, and `calm` then removes it.
 */
export const PLUGIN = `
const docs = { summary: 'Reports shouting.', why: 'It hurts.', instead: 'Speak.', correct: [], incorrect: [] };
const replacing = (id, text, by) => ({
  id,
  severity: 'warning',
  docs,
  check: ({ document }) =>
    document.texts
      .filter(({ value }) => value === text)
      .map(({ start, end }) => ({
        start,
        end,
        message: 'Unexpected \`' + text + '\`',
        fix: { description: 'Calm down', edits: [{ start, end, text: by }] },
      })),
});
export default [replacing('shorten', 'wow', 'ow'), replacing('calm', 'ow', '')];
`;

/** A configuration with that module and a site. */
export const CONFIG = '{"site": "site.json", "plugins": ["./plugin.mjs"]}';

/**
 * A module whose rule writes a file when it sees `<i>`, unless it says that already: while canvases are worked on, after
 * others were read.
 */
export function writingPlugin(path: string, text: string): string {
  return `
    import { readFileSync, writeFileSync } from 'node:fs';
    const [path, text] = ${JSON.stringify([path, text])};
    const docs = { summary: 'Writes.', why: '-', instead: '-', correct: [], incorrect: [] };
    const check = ({ document }) => {
      if (document.elements.some(({ tag }) => tag === 'i') && readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
      return [];
    };
    export default { id: 'writing', severity: 'warning', docs, check };
  `;
}
