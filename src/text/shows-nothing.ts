/** Blanks, and characters that have no looks. Those for private use are none of them: fonts draw icons for these. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nobody sees anything of a text, nor hears it: a link of it would have no name. */
export function showsNothing(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
