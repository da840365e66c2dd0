import { asksToCallUs } from './first-person.js';

/** How somebody begins who offers or looks for a thing, by language. */
const AD =
  /^\s{0,4}(?:for sale|to let|wanted|looking for|zu verkaufen|zu vermieten|zu verschenken|verkaufe|suche|biete|à vendre|à louer|vends|cherche|se vende|se alquila|vendo|busco|vendesi|affittasi|cerco|vende-se|aluga-se|procuro|te koop|te huur|gezocht|säljes|uthyres|köpes|til salgs?|til leie|sælges|søges|myydään|ostetaan|sprzedam|kupię|oddam|prodám|koupím|daruji|eladó|kiadó|de vânzare|caut|πωλείται|ζητείται|satılık|kiralık|продам|куплю|сдам|продаётся|продається|للبيع|للإيجار|למכירה|להשכרה)\s?[:：]\s?\p{L}/iu;

/** Whether a sentence before a contact is that of a classified ad: a house has such, too, and so has any visitor. */
export function isClassifiedAd(sentence: string): boolean {
  return AD.test(sentence) && !asksToCallUs(sentence);
}
