import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** What a house calls where it works, before its address: workshop, studio, shop, surgery, office. */
const isHouse = wordList(
  'workshop studio shop store surgery practice office showroom clinic',
  'werkstatt studio laden praxis büro atelier geschäft ladengeschäft',
  'atelier studio boutique magasin cabinet bureau',
  'laboratorio studio negozio ambulatorio ufficio bottega officina',
  'taller estudio tienda consulta oficina despacho local',
  'oficina estúdio loja consultório escritório ateliê',
  'werkplaats studio winkel praktijk kantoor atelier',
  'verkstad ateljé butik mottagning kontor værksted studie klinik verksted legekontor',
  'verstas paja työpaja studio liike myymälä vastaanotto toimisto',
  'warsztat pracownia sklep gabinet biuro studio',
  'dílna studio obchod prodejna ordinace kancelář dielňa štúdio ambulancia kancelária',
  'műhely stúdió üzlet rendelő iroda',
  'atelier magazin cabinet birou',
  'εργαστήριο στούντιο κατάστημα ιατρείο γραφείο',
  'atölye stüdyo mağaza muayenehane ofis',
  'мастерская студия магазин кабинет офис салон майстерня студія кабінет офіс работилница студио',
  'radionica studio trgovina ordinacija ured delavnica pisarna',
  'ورشة الورشة استوديو الاستوديو متجر المتجر عيادة العيادة مكتب المكتب کارگاه مغازه مطب دفتر',
  'סדנה סטודיו חנות מרפאה משרד',
  'bengkel toko kantor xưởng',
);

/** A word with a colon at the end of a text, alone in its line or sentence. */
const LABEL = /(?:^|[\n.!?;|·•–—])\s{0,3}([\p{L}\p{M}'’-]{2,24})\s?[:：]\s{0,3}$/u;

/** Whether a text ends with what a house calls where it works, as a label: `Warsztat: `. */
export function isHouseLabel(text: string): boolean {
  const [, word = ''] = LABEL.exec(text.slice(-LONGEST)) ?? [];
  return word !== '' && isHouse(fold(word).replaceAll(' ', ''));
}

/** Characters of such a label with what ends the sentence before it. */
const LONGEST = 40;
