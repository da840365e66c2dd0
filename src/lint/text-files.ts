/** Files that are no markup: `notes` may hold values without quotes, `data` holds them in quotes. */
export type TextKind = 'notes' | 'data';

const KINDS: ReadonlyMap<string, TextKind> = new Map([
  ...'md markdown mdown mkd mdx mdc txt text prompt prompty rst adoc asciidoc org log'.split(' ').map(notes),
  ...'yaml yml toml ini cfg conf properties env csv tsv'.split(' ').map(notes),
  ...'js mjs cjs ts mts css scss less'.split(' ').map((ending) => [ending, 'data'] as const),
  ...'json jsonc json5 jsonl ndjson geojson webmanifest map ipynb'
    .split(' ')
    .map((ending) => [ending, 'data'] as const),
]);

const CODE = /\.(?:[cm]?js|m?ts|css|scss|less)$/i;

/** Files with a dot before their name and no ending, in which agents are told how to work: `.cursorrules`, `.goosehints`. */
const PROMPT = /^\.[a-z]{2,30}(?:rules|hints|prompts?|instructions)$/i;
/** Names in capitals without an ending, as notes for all who work on something have: `AGENTS`, `README`. */
const NOTES = /^[A-Z][A-Z_-]{2,40}$/;

/** Whether a file that has a dot before its name tells agents how to work: it is looked at in folders, too. */
export function isPromptName(name: string): boolean {
  return PROMPT.test(name);
}

/** Whether a file is a script or a style by its name: such are searched where they are named, not wherever they are found. */
export function isCodeName(name: string): boolean {
  return CODE.test(name);
}

function notes(ending: string): readonly [string, TextKind] {
  return [ending, 'notes'];
}

/**
 * What a file holds that is no canvas, by its name: it is searched for secrets alone. Nothing for all others, as any ending
 * may be a template's.
 *
 * @param path with slashes or backslashes
 */
export function textKindOf(path: string): TextKind | undefined {
  const written = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  if (PROMPT.test(written) || NOTES.test(written)) return 'notes';
  const name = written.toLowerCase();
  // `.env` and `.env.local` have no ending of their own.
  if (/^\.env(?:\.|$)/.test(name)) return 'notes';
  return KINDS.get(name.slice(name.lastIndexOf('.') + 1));
}
