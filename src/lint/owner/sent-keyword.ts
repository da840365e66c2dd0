/** A word in capitals, in quotes. */
const QUOTED = /["„“”«»'‘’](\p{Lu}[\p{Lu}\p{Nd}]{1,19})["„“”«»'‘’]/gu;
/** The message that a link to a chat begins with. */
const MESSAGE = /[?&]text=([^&#]{2,40})/i;
/** A word in capitals. */
const CAPITALS = /(?<![\p{L}\p{Nd}])\p{Lu}[\p{Lu}\p{Nd}]{1,19}(?![\p{L}\p{Nd}])/gu;

/**
 * What is said before a link to a chat without the word that is to be written there, as in "Send us «ALTA» by": it names
 * nobody. It stands in quotes and capitals, or the link begins its message with it.
 */
export function withoutKeywordToSend(text: string, href: string): string {
  const message = MESSAGE.exec(href)?.[1]?.toUpperCase();
  return text.replace(QUOTED, ' ').replace(CAPITALS, (word) => (word === message ? ' ' : word));
}
