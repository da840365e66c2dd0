/** What is written as a key is, and where. */
export interface FoundKey {
  value: string;
  source: string;
  /** UTF-16 offset of the value. */
  at: number;
  /** Whether the source calls Gemini, looked for once. */
  callsGemini(): boolean;
}

/** A kind of key that is known by how it is written. */
export interface SecretFormat {
  /** What a message calls it. */
  name: string;
  /** What it begins with, with blanks between: all that the pattern allows. Empty where that is no text of its own. */
  begins: string;
  /** Matches where `lastIndex` is. */
  pattern: RegExp;
  /** Its letters must look random too: other things are written that way. */
  random?: true;
  /** Whether what is written so is a key indeed: some of it is none, or is made for browsers. */
  isKey?: (key: FoundKey) => boolean;
  /** All of a key whose beginning the pattern matches. */
  whole?: (beginning: FoundKey) => string;
}
