/** Files that are no markup: `notes` may hold values without quotes, `data` holds them in quotes. */
export type TextKind = 'notes' | 'data';

const KINDS: ReadonlyMap<string, TextKind> = new Map([
  ...'md markdown mdown mkd mdx txt text prompt prompty rst adoc asciidoc org log'.split(' ').map(notes),
  ...'yaml yml toml ini cfg conf properties env csv tsv'.split(' ').map(notes),
  ...'js mjs cjs ts mts css scss less'.split(' ').map((ending) => [ending, 'data'] as const),
  ...'json jsonc json5 jsonl ndjson geojson webmanifest map'.split(' ').map((ending) => [ending, 'data'] as const),
]);

const CODE = /\.(?:[cm]?js|m?ts|css|scss|less)$/i;

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
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
  // `.env` and `.env.local` have no ending of their own.
  if (/^\.env(?:\.|$)/.test(name)) return 'notes';
  return KINDS.get(name.slice(name.lastIndexOf('.') + 1));
}
