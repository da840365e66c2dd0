import { fold } from '../words/fold.js';

/** What is said of groups of links that are no navigation of the site, by the purpose that they have instead. */
const PURPOSES: Readonly<Record<string, string>> = {
  trail:
    'breadcrumb breadcrumbs crumbs brotkrumen kruimelpad briciole migas ariane morzsa okruszki drobečková drobky murupolku brødsmulesti brødkrumme brödsmulor firimituri крошки крихти ψίχουλα パンくず パンくずリスト pankuzu 面包屑 當前位置',
  pages:
    'pagination pager paging paginación paginazione paginação paginering paginierung seitennavigation lapozó stránkování stronicowanie sivutus paginare sayfalama σελιδοποίηση пагинация пагінація ページ送り ページネーション 分页 페이지',
  contents:
    'toc inhaltsverzeichnis sommaire indice índice inhoudsopgave innehållsförteckning innholdsfortegnelse indholdsfortegnelse sisällys sisällysluettelo treści obsah tartalomjegyzék cuprins içindekiler περιεχόμενα содержание оглавление зміст 目次 目录 目錄 목차 المحتويات',
  topics:
    'hakusanat hakusana avainsanat tunnisteet tagit taggar sökord emneord stikord søgeord suchbegriffe suchwörter stichworte stichwörter mots-clés motsclés keywords searches búsquedas ricerche pesquisas buscas zoekwoorden zoekopdrachten trefwoorden wyszukiwania hledané keresések címkék căutări αναζητήσεις aramalar запросы запити ключевые поисковые 検索キーワード 人気検索 热门搜索 熱門搜尋 인기검색어 검색어 tags tag categories category kategorien kategorie catégories categorie categorías categorias categorieën kategorier kategoriat kategória kategóriák categorii kategoriler κατηγορίες категории категорії рубрики カテゴリ カテゴリー 分类 分類 카테고리 التصنيفات קטגוריות schlagworte schlagwörter étiquettes etiquetas etichette taggar topics themen thèmes temas témák ετικέτες теги метки タグ 标签 標籤 태그 תגיות',
  posts:
    'related verwandte ähnliche relacionados correlati gerelateerd relaterade relaterte relaterede liittyvät powiązane související kapcsolódó similare ilgili σχετικά похожие схожі 関連 関連記事 相关 相關 관련 latest recent neueste derniers dernières últimas últimos recientes recentes ultimi ultime recenti laatste senaste siste seneste uusimmat ostatnie nejnovější legutóbbi recente τελευταία последние останні 最新 최근 أحدث אחרונים archive archives archiv archivio archivo archivos arquivo archief arkiv arkisto archiwum archívum arhiva arşiv αρχείο архив архів アーカイブ 归档 아카이브',
  siteMap: 'sitemap oldaltérkép seitenübersicht サイトマップ 网站地图 網站地圖 사이트맵',
  filter:
    'filter filters filtri filtros filtres filtry szűrők suodattimet фильтры фільтри φίλτρα facets facetten sort sorting',
  share:
    'share sharing teilen partager compartir condividi partilhar compartilhar udostępnij sdílet megosztás distribuie paylaş κοινοποίηση поделиться поділитися شارك שתף 分享 シェア 공유',
  language:
    'language languages lang sprache sprachen langue langues idioma idiomas lingua lingue taal talen språk sprog kieli kielet język języki jazyk nyelv limba dil γλώσσα язык мова 言語 语言 언어 اللغة שפה',
  partner:
    'partner partners partenaires parceiros sponsors sponsoren patrocinadores sponsorzy sponzoři támogatók sponsori χορηγοί партнёры партнеры партнери спонсоры スポンサー 赞助 협력사',
  steps: 'tablist tabs steps stepper prevnext',
};

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(PURPOSES).flatMap(([purpose, list]) => list.split(' ').map((word) => [fold(word), purpose] as const)),
);

/** The purpose that a class name, label or heading tells, other than navigation; nothing without one. */
export function otherPurpose(name: string): string | undefined {
  for (const word of fold(name).split(' ')) {
    const purpose = WORDS.get(word);
    if (purpose !== undefined) return purpose;
  }
  return undefined;
}
