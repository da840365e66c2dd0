import { fold } from '../words/fold.js';

/** What a site map is called, folded. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'sitemap, site map, site index, index of pages, all pages',
    'seitenübersicht, seitenverzeichnis, inhaltsübersicht, alle seiten, übersicht aller seiten',
    'plan du site, plan de site, toutes les pages',
    'mapa del sitio, mapa web, mapa del sitio web, todas las páginas',
    'mappa del sito, tutte le pagine',
    'mapa do site, mapa do sítio, todas as páginas',
    "overzicht van pagina's, alle pagina's, sitekaart",
    'webbkarta, webbplatskarta, sidkarta, alla sidor, innehållsöversikt',
    'sideoversigt, sidekort, oversigt over sider, alle sider, nettstedskart, sidekart, områdekart',
    'sivukartta, kaikki sivut, sivuston kartta',
    'mapa strony, mapa serwisu, mapa witryny, wszystkie strony',
    'mapa stránek, mapa webu, všechny stránky',
    'oldaltérkép, honlaptérkép, webhelytérkép, minden oldal',
    'harta site, harta site ului, harta sitului, toate paginile',
    'site haritası, tüm sayfalar',
    'χάρτης ιστοτόπου, χάρτης ιστοσελίδας, χάρτης σελίδων, όλες οι σελίδες',
    'карта сайта, все страницы, карта сайту, мапа сайту, усі сторінки, всі сторінки',
    'خريطة الموقع, خريطة موقع, جميع الصفحات',
    'מפת האתר, מפת אתר, כל הדפים',
    'サイトマップ, ページ一覧, 网站地图, 站点地图, 網站地圖, 網站導覽, 사이트맵, 사이트 맵',
  ]
    .join(', ')
    .split(', ')
    .map(fold),
);

/** Whether a heading is the name of a site map. */
export function isSiteMapName(text: string): boolean {
  return text.length <= LONGEST && NAMES.has(fold(text));
}

/** Characters of such a heading, blanks too, at most. */
const LONGEST = 80;
