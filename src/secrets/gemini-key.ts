import type { FoundKey } from './secret-format.js';

/** What is written before a key of Google's: for Gemini it is a secret, for maps and the like it stands in pages by design. */
const PURPOSE =
  /(gemini|generativelanguage|generative-?ai|google-?genai|aistudio|ai\.google|palm-?api)|maps|places|firebase|youtube|recaptcha|translate|calendar|sheets|customsearch|programmable|fonts|analytics|pagespeed/gi;
/** What is written behind the key of a project that is for browsers. */
const OF_PROJECT = /authDomain|projectId|messagingSenderId|firebaseapp/;
/** What a source calls Gemini by. */
const CALLED = /generativelanguage\.googleapis|GoogleGenerativeAI|GoogleGenAI|@google\/genai/;
/** How far before a key and behind it is looked, in UTF-16 code units. */
const [BEFORE, BEHIND] = [160, 200];

/** Whether a source calls Gemini. */
export function callsGemini(source: string): boolean {
  return CALLED.test(source);
}

/** Whether a key of Google's is one for Gemini: the nearest word before it says so, or the source calls nothing else with it. */
export function isOfGemini({ value, source, at, callsGemini: calls }: FoundKey): boolean {
  const before = source.slice(Math.max(0, at - BEFORE), at);
  const last = [...before.matchAll(PURPOSE)].at(-1);
  if (last) return last[1] !== undefined;
  const end = at + value.length;
  return !OF_PROJECT.test(source.slice(end, end + BEHIND)) && calls();
}
