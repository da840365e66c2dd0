/** What the theme itself says to visitors. */
export interface Words {
  skip: string;
  menu: string;
  home: string;
  breadcrumbs: string;
  contact: string;
  top: string;
  blog: string;
  newer: string;
  older: string;
  newerPosts: string;
  olderPosts: string;
  paging: string;
  /** `{page}` stands for the number. */
  page: string;
  about: string;
  latest: string;
  missing: string;
  missingText: string;
  noPosts: string;
}

function words(line: string): Words {
  const [
    skip = '',
    menu = '',
    home = '',
    breadcrumbs = '',
    contact = '',
    top = '',
    blog = '',
    newer = '',
    older = '',
    newerPosts = '',
    olderPosts = '',
    paging = '',
    page = '',
    about = '',
    latest = '',
    missing = '',
    missingText = '',
    noPosts = '',
  ] = line.split('|');
  return {
    skip,
    menu,
    home,
    breadcrumbs,
    contact,
    top,
    blog,
    newer,
    older,
    newerPosts,
    olderPosts,
    paging,
    page,
    about,
    latest,
    missing,
    missingText,
    noPosts,
  };
}

const ENGLISH = words(
  'Skip to content|Menu|Home|You are here|Contact|Back to top|Blog|Newer|Older|Newer posts|Older posts|Pages of posts|Page {page}|' +
    'About the author|Latest posts|Page not found|There is no page at this address. It may have moved, or the link is wrong.|' +
    'There are no posts yet.',
);

/** By primary language. */
const TRANSLATED: ReadonlyMap<string, Words> = new Map(
  Object.entries({
    ar:
      'تخطَّ إلى المحتوى|القائمة|الرئيسية|أنت هنا|اتصل بنا|العودة إلى الأعلى|المدونة|الأحدث|الأقدم|تدوينات أحدث|تدوينات أقدم|صفحات التدوينات|صفحة {page}|' +
      'عن الكاتب|أحدث التدوينات|الصفحة غير موجودة|لا توجد صفحة في هذا العنوان. ربما نُقلت، أو أن الرابط خاطئ.|لا توجد تدوينات بعد.',
    de:
      'Zum Inhalt springen|Menü|Startseite|Sie sind hier|Kontakt|Nach oben|Blog|Neuer|Älter|Neuere Beiträge|Ältere Beiträge|Seiten mit Beiträgen|Seite {page}|' +
      'Über den Autor|Neueste Beiträge|Seite nicht gefunden|Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist falsch.|' +
      'Es gibt noch keine Beiträge.',
    es:
      'Saltar al contenido|Menú|Inicio|Está aquí|Contacto|Volver arriba|Blog|Más reciente|Más antigua|Entradas más recientes|Entradas más antiguas|Páginas de entradas|Página {page}|' +
      'Sobre el autor|Últimas entradas|Página no encontrada|No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace sea erróneo.|' +
      'Todavía no hay entradas.',
    fr:
      'Aller au contenu|Menu|Accueil|Vous êtes ici|Contact|Haut de page|Blog|Plus récent|Plus ancien|Articles plus récents|Articles plus anciens|Pages d’articles|Page {page}|' +
      'À propos de l’auteur|Derniers articles|Page introuvable|Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est erroné.|' +
      'Il n’y a pas encore d’articles.',
    he:
      'דילוג לתוכן|תפריט|דף הבית|אתם כאן|יצירת קשר|חזרה למעלה|בלוג|חדש יותר|ישן יותר|פוסטים חדשים יותר|פוסטים ישנים יותר|עמודי פוסטים|עמוד {page}|' +
      'על המחבר|פוסטים אחרונים|העמוד לא נמצא|אין עמוד בכתובת הזו. ייתכן שהוא הועבר, או שהקישור שגוי.|אין עדיין פוסטים.',
    it:
      'Vai al contenuto|Menu|Home|Sei qui|Contatti|Torna su|Blog|Più recente|Più vecchio|Articoli più recenti|Articoli più vecchi|Pagine degli articoli|Pagina {page}|' +
      'L’autore|Ultimi articoli|Pagina non trovata|A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o il link è sbagliato.|' +
      'Non ci sono ancora articoli.',
    nl:
      'Naar de inhoud|Menu|Home|U bent hier|Contact|Naar boven|Blog|Nieuwer|Ouder|Nieuwere berichten|Oudere berichten|Pagina’s met berichten|Pagina {page}|' +
      'Over de auteur|Nieuwste berichten|Pagina niet gevonden|Op dit adres is geen pagina. Misschien is zij verplaatst, of klopt de link niet.|' +
      'Er zijn nog geen berichten.',
    pl:
      'Przejdź do treści|Menu|Strona główna|Jesteś tutaj|Kontakt|Do góry|Blog|Nowszy|Starszy|Nowsze wpisy|Starsze wpisy|Strony wpisów|Strona {page}|' +
      'O autorze|Najnowsze wpisy|Nie znaleziono strony|Pod tym adresem nie ma strony. Może została przeniesiona albo link jest błędny.|' +
      'Nie ma jeszcze wpisów.',
    pt:
      'Ir para o conteúdo|Menu|Início|Está aqui|Contacto|Voltar ao topo|Blog|Mais recente|Mais antigo|Artigos mais recentes|Artigos mais antigos|Páginas de artigos|Página {page}|' +
      'Sobre o autor|Últimos artigos|Página não encontrada|Não há nenhuma página neste endereço. Pode ter sido movida, ou a ligação está errada.|' +
      'Ainda não há artigos.',
  }).map(([language, line]) => [language, words(line)]),
);

/** The theme's words in a language; in English where it has none. */
export function wordsIn(language: string): Words {
  return TRANSLATED.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH;
}
