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
