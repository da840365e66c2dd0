import { fold } from '../words/fold.js';
import type { MenuRole } from './part-names.js';

/** What people call the navigation of a site and its foot in labels, folded. */
const MAIN =
  /^(?:(?:the )?(?:main|primary|site|global|top|header|principal|primaire|principale|glavni|ana|hlavni|glowna|glowne) ?(?:nav|navigation|menu|navi)?|hauptnavigation|hauptmenu|haupt|hauptmenue|(?:navigation|menu|navegacion|navegacao|navigazione|menu de navegacion) (?:principal|principale|primaire|du site)|hoofdnavigatie|hoofdmenu|huvudnavigation|huvudmeny|hovedmeny|hovedmenu|hovednavigasjon|hovednavigation|paavalikko|paanavigaatio|menu glowne|nawigacja glowna|hlavni (?:menu|navigace|navigacia|ponuka)|fomenu|meniu principal|κυριο μενου|κυρια πλοηγηση|ana menu|главное меню|основная навигация|головне меню|القائمه الرئيسيه|תפריט ראשי|メインメニュー|メインナビゲーション|グローバルナビゲーション|主导航|主菜单|主選單|메인 메뉴|주 메뉴)$/u;
const FOOT =
  /^(?:footer|fusszeile|fuss|pied de page|pie de pagina|pie|rodape|pie di pagina|voettekst|sidfot|bunntekst|sidefod|alatunniste|stopka|paticka|lablec|subsol|υποσελιδο|altbilgi|подвал|нижний колонтитул|フッター|页脚|頁尾|푸터)(?: ?(?:nav|navigation|menu|navi|links))?$/u;

/** The part of a page whose navigation has a label; nothing for a label of anything else. */
export function roleOfLabel(label: string): MenuRole | undefined {
  const folded = fold(label.slice(0, LONGEST));
  return MAIN.test(folded) ? 'header' : FOOT.test(folded) ? 'footer' : undefined;
}

/** Characters of a label that are read. */
const LONGEST = 60;
