/** How people call the sign in the middle of a mail address, and what they write for it. */
const NAMES =
  '@|\\uff20|a|at|ät|aet|et|arroba|arrova|arobase|arobas|chiocciola|chiocciolina|klammeraffe|affe|apenstaartje|apestaartje|małpa|malpa|zavináč|zavinac|kukac|snabel-?a|krøllalfa|alfakrøll|miukumauku|ät-merkki|coadă de maimuță|arond|παπάκι|собака|собачка|ет|кльомба|majmun|afna|ludo a|kuyruklu a|آت|ات|شطرودل|שטרודל|כרוכית|골뱅이|앳|アット|アットマーク|艾特|小老鼠|แอท';

/** The sign in brackets, or by itself between blanks, and what begins a host behind it. */
const BEHIND = new RegExp(
  `^[ \\u00a0]{0,3}(?:[[({<«‹*_-]{1,2}[ \\u00a0]{0,2}(?:${NAMES})[ \\u00a0]{0,2}[\\])}>»›*_-]{1,2}[ \\u00a0]{0,3}|[ \\u00a0](?:${NAMES})[ \\u00a0]{1,3}|@ ?)[\\p{L}\\p{N}-]{2,63}[ \\u00a0]{0,2}(?:\\.[ \\u00a0]{0,2}\\p{L}{2}|[[({<]|[ \\u00a0](?:dot|punkt|point|punto|ponto|punt|piste|tečka|kropka|pont|точка)[ \\u00a0])`,
  'iu',
);

/** Characters behind an offset that are read. */
const MOST = 120;

/** Whether what ends at an offset of a text stands before the sign of a mail address, however that is written there. */
export function isBeforeAtSign(text: string, to: number): boolean {
  return BEHIND.test(text.slice(to, to + MOST));
}
