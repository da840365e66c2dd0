import { THEME_LOCATIONS } from '../../site/locations.js';

/** Words for the menus of a site: people who can't see the page hear them. */
interface MenuWords {
  /** The main menu in the header, which the location `topic` is for. */
  main: string;
  /** The second one there, `naviga`. */
  second: string;
  /** A short list of links, `utili`. */
  links: string;
  /** The foot of the page, `footer`; with a number its columns. */
  footer: string;
  /** The page that a site begins with. */
  home: string;
}

/** By primary language. */
const WORDS: ReadonlyMap<string, MenuWords> = new Map(
  (
    [
      ['ar', 'القائمة الرئيسية', 'التنقل', 'روابط مفيدة', 'تذييل الصفحة', 'الرئيسية'],
      ['cs', 'Hlavní menu', 'Navigace', 'Užitečné odkazy', 'Zápatí', 'Domů'],
      ['da', 'Hovedmenu', 'Navigation', 'Nyttige links', 'Sidefod', 'Forside'],
      ['de', 'Hauptmenü', 'Navigation', 'Nützliche Links', 'Fußzeile', 'Startseite'],
      ['el', 'Κύριο μενού', 'Πλοήγηση', 'Χρήσιμοι σύνδεσμοι', 'Υποσέλιδο', 'Αρχική'],
      ['en', 'Main menu', 'Navigation', 'Useful links', 'Footer', 'Home'],
      ['es', 'Menú principal', 'Navegación', 'Enlaces útiles', 'Pie de página', 'Inicio'],
      ['fi', 'Päävalikko', 'Navigointi', 'Hyödyllisiä linkkejä', 'Alatunniste', 'Etusivu'],
      ['fr', 'Menu principal', 'Navigation', 'Liens utiles', 'Pied de page', 'Accueil'],
      ['he', 'תפריט ראשי', 'ניווט', 'קישורים שימושיים', 'כותרת תחתונה', 'דף הבית'],
      ['hu', 'Főmenü', 'Navigáció', 'Hasznos linkek', 'Lábléc', 'Kezdőlap'],
      ['it', 'Menu principale', 'Navigazione', 'Link utili', 'Piè di pagina', 'Home'],
      ['ja', 'メインメニュー', 'ナビゲーション', 'リンク集', 'フッター', 'ホーム'],
      ['ko', '주 메뉴', '탐색', '유용한 링크', '바닥글', '홈'],
      ['nb', 'Hovedmeny', 'Navigasjon', 'Nyttige lenker', 'Bunntekst', 'Hjem'],
      ['nl', 'Hoofdmenu', 'Navigatie', 'Nuttige links', 'Voettekst', 'Home'],
      ['no', 'Hovedmeny', 'Navigasjon', 'Nyttige lenker', 'Bunntekst', 'Hjem'],
      ['pl', 'Menu główne', 'Nawigacja', 'Przydatne linki', 'Stopka', 'Strona główna'],
      ['pt', 'Menu principal', 'Navegação', 'Links úteis', 'Rodapé', 'Início'],
      ['ro', 'Meniu principal', 'Navigare', 'Linkuri utile', 'Subsol', 'Acasă'],
      ['ru', 'Главное меню', 'Навигация', 'Полезные ссылки', 'Подвал', 'Главная'],
      ['sv', 'Huvudmeny', 'Navigering', 'Användbara länkar', 'Sidfot', 'Hem'],
      ['tr', 'Ana menü', 'Gezinme', 'Faydalı bağlantılar', 'Alt bilgi', 'Ana sayfa'],
      ['uk', 'Головне меню', 'Навігація', 'Корисні посилання', 'Підвал', 'Головна'],
      ['zh', '主菜单', '导航', '常用链接', '页脚', '首页'],
    ] as const
  ).map(([language, main, second, links, footer, home]) => [language, { main, second, links, footer, home }]),
);

/** The words in a language; nothing for one without. */
export function menuWords(language: string): MenuWords | undefined {
  return WORDS.get(language.toLowerCase().split('-')[0] ?? '');
}

/** What a location of the theme is called in a language; in English where there is no word. */
export function locationLabel(location: string, language: string): string {
  const words = menuWords(language);
  const label = THEME_LOCATIONS.get(location)?.label ?? location;
  if (!words) return label;
  const column = /^footer_col_(\d)$/.exec(location)?.[1];
  if (column !== undefined) return language.startsWith('en') ? label : `${words.footer} ${column}`;
  const named: Readonly<Record<string, string>> = {
    topic: words.main,
    naviga: words.second,
    utili: words.links,
    footer: words.footer,
  };
  return named[location] ?? label;
}
