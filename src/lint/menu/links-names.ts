import { fold } from '../words/fold.js';

/** What stands over links of any kind, folded: it fits whatever menu is shown below it. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'quick links, quicklinks, useful links, important links, helpful links, links, explore, discover, navigation, navigate, menu, site links, pages, browse',
    'schnellzugriff, schnelllinks, direktlinks, nützliche links, wichtige links, entdecken, seiten, menü, navigation',
    'liens rapides, liens utiles, accès rapide, accès rapides, liens, explorer, découvrir, navigation, pages',
    'enlaces rápidos, enlaces útiles, enlaces de interés, enlaces, accesos rápidos, explorar, descubre, navegación, menú, páginas',
    'link utili, link rapidi, collegamenti rapidi, collegamenti utili, esplora, scopri, navigazione, link, pagine',
    'links rápidos, links úteis, ligações úteis, ligações rápidas, acesso rápido, explorar, explore, navegação, páginas',
    "snelle links, snelkoppelingen, handige links, nuttige links, ontdek, navigatie, pagina's",
    'snabblänkar, genvägar, användbara länkar, länkar, utforska, hurtiglenker, hurtige lenker, nyttige lenker, lenker, hurtige links, genveje, nyttige links, udforsk, utforsk',
    'pikalinkit, hyödyllisiä linkkejä, linkit, tutustu, navigaatio',
    'szybkie linki, przydatne linki, na skróty, nawigacja, linki, odkryj',
    'rychlé odkazy, užitečné odkazy, odkazy, navigace, rýchle odkazy, užitočné odkazy',
    'gyorslinkek, hasznos linkek, gyors linkek, navigáció, linkuri rapide, linkuri utile, link uri rapide, link uri utile, navigare',
    'hızlı bağlantılar, hızlı linkler, faydalı linkler, bağlantılar, keşfet',
    'γρήγοροι σύνδεσμοι, χρήσιμοι σύνδεσμοι, σύνδεσμοι, πλοήγηση',
    'быстрые ссылки, полезные ссылки, ссылки, навигация, разделы, швидкі посилання, корисні посилання, посилання, навігація, бързи връзки, полезни връзки',
    'روابط سريعة, روابط مهمة, روابط مفيدة, روابط تهمك, روابط, تصفح, استكشف, القائمة, لینک های مفید, دسترسی سریع, پیوندهای مفید',
    'קישורים מהירים, קישורים שימושיים, קישורים, ניווט, גלו עוד',
    'クイックリンク, リンク, 便利なリンク, メニュー, 快速链接, 快速連結, 友情链接, 常用链接, 相關連結, 빠른 링크, 바로가기, 바로 가기',
    'त्वरित लिंक, उपयोगी लिंक, ลิงก์ด่วน, ลิงก์ที่เป็นประโยชน์, liên kết nhanh, liên kết hữu ích, tautan cepat, tautan berguna, tautan',
  ]
    .join(', ')
    .split(', ')
    .map(fold),
);

/** Whether a heading says no more of the links below it than that they are some. */
export function isLinksName(text: string): boolean {
  return text.length <= LONGEST && NAMES.has(fold(text.trim().replace(/[:：]$/u, '')));
}

/** Characters of such a heading, at most. */
const LONGEST = 60;
