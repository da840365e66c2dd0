/** What is spelled as a word for somebody else and is a place or thing: the bank of a river, a court to play on. */
const HOMONYM =
  /(?<!\p{L})(?:(?:river|canal|stream|lake|left|right|north|south|east|west|met(?:re|er)s? of|miles? of|stretch of)[\s-](?:the )?(?:banks?)|(?:tennis|squash|padel|badminton|pickleball|clay|food|grass)[\s-]courts?|(?:open|log|wood|camp)[\s-]fires?|fire[\s-](?:pit|place|side)s?)(?!\p{L})/giu;

/** A text without what only looks like a word for somebody else. */
export function withoutHomonyms(text: string): string {
  return /bank|court|fire/i.test(text) ? text.replace(HOMONYM, ' ') : text;
}
