/** Whether a logo is drawn in light colours, for a dark ground, or in dark ones. */
export type Tone = 'light' | 'dark';

const LIGHT =
  /^(?:light|white|inver(?:se|ted|t)|reversed?|rev|negativ[eo]?|neg|knockout|bianc[oa]|blanc|blanche|blanc[oa]|branc[oa]|weiss|hell|wit|licht|vit|hvit|hvid|bial[yae]|jasn[yae]|bil[yae]|svetl[yae]|witte|weisse[srn]?|helle[srn]?|vita|ljus[at]?|hvite|lys[et]?|valkoinen|vaalea|feher|vilagos|alb|deschis|beyaz|acik|svitlyi|cream|creme|crema|ivory|ivoire|avorio|marfil|marfim|elfenbein|chiar[oa]|clar[oa]|clair)$/;
const DARK =
  /^(?:dark|black|positiv[eo]?|pos|ner[oa]|noir|negr[oa]|pret[oa]|schwarz|dunkel|zwart|donkere?|sort|mork|czarn[yae]|ciemn[yae]|cern[yae]|tmav[yae]|zwarte|schwarze[srn]?|dunkle[srn]?|svarta?|musta|tumma|fekete|sotet|negru|inchis|siyah|koyu|temnyi|scur[oa]|oscur[oa]|escur[oa]|fonce)$/;
/** Words beside a colour that say that it is meant of the ground. */
const ON_GROUND = /^(?:on|for|bg|background|backgrounds|mode|theme|ground|auf|fur|su|sur|sobre|fondo|fond|sfondo)$/;

/**
 * What the name of a logo's file says of its colours; nothing where it says neither, or both.
 *
 * @param name folded, see `fileName`
 * @param own words of the site's name, which say nothing of its logo
 */
export function toneOf(name: string, own: ReadonlySet<string>): Tone | undefined {
  const words = name.split(' ').filter((word) => !own.has(word));
  const isLight = words.some((word) => LIGHT.test(word));
  const isDark = words.some((word) => DARK.test(word));
  if (isLight === isDark) return undefined;
  // On a dark ground stands a light one.
  return isLight === words.some((word) => ON_GROUND.test(word)) ? 'dark' : 'light';
}
