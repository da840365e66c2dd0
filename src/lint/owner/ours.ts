/** What a house calls its own: "our", before a word, behind it, or at its end. */
const OURS =
  /(?<!\p{L})(?:our|unsere?[rsnm]?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze|vår[at]?|våre|vores|meidän|nasz[ae]?|naš[aei]?|náš|naše|nostru|noastră|μας|наш[аеиі]?|שלנו|của (?:chúng tôi|quán|shop|tiệm|nhà)|kami|私たち|当店|当院|我们|我們|본점|저희|\p{L}{3,20}[uü]nk|\p{L}{2,20}(?:[eöyui]|[st]o|la|ja)mme|\p{L}{2,20}[iıuü]m[iıuü]z|[\p{sc=Arabic}]{3,20}نا)(?!\p{L})/iu;

/** Whether a label says that something is the house's own. */
export function isOurs(text: string): boolean {
  return OURS.test(text.slice(-LONGEST));
}

/** Characters of a label. */
const LONGEST = 60;

/** What a house calls itself to those who read of it: "your bakery". */
const YOURS =
  /(?<!\p{L})(?:your|ihre?|deine?|euer|eure|votre|tu|su|vuestr[oa]|vostr[oa]|tuo|tua|sua|seu|teu|vosso|uw|jouw|je|din|ditt|dit|deres|teidän|sinun|tw[oó]j|twoja|twoje|wasz[ae]?|váš|vaše|tvoj[ea]?|ваш[аеі]?|твой|твоя|твоє|sizin|σας|لكم|שלכם)(?!\p{L})/iu;

/** Whether a label says that something is there for those who read it. */
export function isYours(text: string): boolean {
  return YOURS.test(text.slice(-LONGEST));
}
