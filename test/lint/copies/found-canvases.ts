/** Language of the site, what it shows, a canvas, and its findings in order: rule and the start of what it reports. */
export type FoundCanvas = readonly [
  language: string,
  title: string,
  canvas: string,
  ...findings: (readonly [string, string])[],
];

const LOGO = 'no-static-logo';
const MENU = 'no-static-menu';
const SOCIAL = 'no-static-social';
const CONTACT = 'no-static-contact';
const FORM = 'no-static-form';

/** The name of the site, set as its mark. */
const WORDMARKS: readonly FoundCanvas[] = [
  [
    'ja',
    'a name with ruby',
    '<header class="site"><div class="name"><ruby>清洲<rt>きよす</rt></ruby>薬局</div><x-menu location="topic"></x-menu></header>',
    [LOGO, '<div class="name"'],
  ],
  [
    'de',
    'a name over two lines in a footer',
    '<footer><div class="row"><p class="fs-4 fw-bold">Tischlerei<br>Kranich</p><x-menu location="footer"></x-menu></div></footer>',
    [LOGO, '<p class="fs-4'],
  ],
  [
    'fr',
    'a name in a span',
    '<header class="flex items-center justify-between px-6"><span class="font-serif text-2xl">Atelier <em>Brume</em></span><x-menu location="topic"></x-menu></header>',
    [LOGO, '<span class="font-serif'],
  ],
  [
    'el',
    'a name in capitals',
    '<header><strong>ΤΑΒΕΡΝΑ ΕΛΑΙΩΝΕΣ</strong><x-menu location="topic"></x-menu></header>',
    [LOGO, '<strong>'],
  ],
  [
    'ar',
    'a name in bold',
    '<header dir="rtl"><b>مخبز النخيل</b><x-menu location="topic"></x-menu></header>',
    [LOGO, '<b>'],
  ],
  [
    'tr',
    'a name in a button',
    '<div class="navbar"><button class="navbar-brand" type="button">Kuş Evi</button><x-menu location="topic"></x-menu></div>',
    [LOGO, '<button'],
  ],
  [
    'hu',
    'a name in a cell',
    '<div id="header"><table><tr><td class="title">Könyvtár Kávézó</td><td><x-menu location="topic"></x-menu></td></tr></table></div>',
    [LOGO, '<td class="title"'],
  ],
  [
    'ko',
    'a name in a footer',
    '<footer><div class="brand-col"><span class="text-lg font-bold">하늘 공방</span><p>손으로 빚는 그릇.</p></div><x-menu location="footer"></x-menu></footer>',
    [LOGO, '<span class="text-lg'],
  ],
  [
    'sv',
    'a name with a blank that breaks no line',
    '<header><div class="tracking-widest uppercase">Galleri&nbsp;Norr</div><x-menu location="topic"></x-menu></header>',
    [LOGO, '<div class="tracking-widest'],
  ],
  [
    'zh',
    'a name in two parts',
    '<footer class="site-footer"><div class="mark"><span>清溪</span><span>茶馆</span></div><p>西湖边的老茶馆。</p></footer>',
    [LOGO, '<div class="mark"'],
  ],
];

/** Two images, one logo. */
const PAIRS: readonly FoundCanvas[] = [
  [
    'en',
    'a pair in one link',
    '<header><a href="/"><img class="on-light" src="/media/harbour-logo.svg" alt="Harbour Bakery"><img class="on-dark" src="/media/harbour-logo-light.svg" alt=""></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<img class="on-light"'],
  ],
  [
    'it',
    'a pair without a link',
    '<header><div class="shrink-0"><img class="block dark:hidden" src="/media/logo.svg" alt="Trattoria Luna"><img class="hidden dark:block" src="/media/logo-light.svg" alt="Trattoria Luna"></div><x-menu location="topic"></x-menu></header>',
    [LOGO, '<img class="block'],
  ],
  [
    'es',
    'a picture by colour scheme',
    '<header><a href="/"><picture><source srcset="/media/logo-light.svg" media="(prefers-color-scheme: dark)"><img src="/media/logo.svg" alt="Librería Mirasol"></picture></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<picture>'],
  ],
  [
    'pl',
    'a pair of links',
    '<header><a class="navbar-brand logo-dark" href="/"><img src="/media/logo.svg" alt="Piekarnia Kłos"></a><a class="navbar-brand logo-light" href="/"><img src="/media/logo-light.svg" alt="Piekarnia Kłos"></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<img src="/media/logo.svg"'],
  ],
  [
    'nl',
    'a pair for wide and narrow screens',
    '<header><a href="/"><img class="d-none d-md-block" src="/media/logo.svg" alt="Fietsenmaker De Brug"><img class="d-md-none" src="/media/logo-small.svg" alt="De Brug"></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<img class="d-none'],
  ],
  [
    'da',
    'a pair of drawings',
    '<header><a href="/" aria-label="Strand Cykler"><svg class="logo-light" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg><svg class="logo-dark" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<svg class="logo-light"'],
  ],
];

/** Menus in any form. */
const MENUS: readonly FoundCanvas[] = [
  [
    'de',
    'buttons with handlers',
    `<nav><button onclick="location.href='/'">Start</button><button onclick="location.href='/leistungen/'">Leistungen</button><button onclick="window.location='/moebel/'">Möbel</button><button onclick="location.assign('/kontakt/')">Kontakt</button></nav>`,
    [MENU, '<nav>'],
  ],
  [
    'fr',
    'options with addresses',
    `<select onchange="window.location = this.options[this.selectedIndex].value"><option value="/">Accueil</option><option value="/ateliers/">Ateliers</option><option value="/boutique/">Boutique</option><option value="/a-propos/">À propos</option><option value="/contact/">Contact</option></select>`,
    [MENU, '<select'],
  ],
  [
    'es',
    'buttons with addresses as data',
    '<div class="nav-mobile"><button data-href="/">Inicio</button><button data-href="/libros/">Libros</button><button data-href="/agenda/">Agenda</button><button data-href="/contacto/">Contacto</button></div>',
    [MENU, '<div class="nav-mobile"'],
  ],
  [
    'fi',
    'buttons without addresses',
    '<nav class="flex"><button type="button">Etusivu</button><button type="button">Saunat</button><button type="button">Hinnasto</button><button type="button">Meistä</button><button type="button">Yhteystiedot</button></nav>',
    [MENU, '<nav class="flex"'],
  ],
  [
    'cs',
    'options without addresses',
    '<nav><select aria-label="Menu"><option>Úvod</option><option>Sklo</option><option>Kurzy</option><option>O nás</option><option>Kontakt</option></select></nav>',
    [MENU, '<select'],
  ],
  [
    'ru',
    'inputs as buttons',
    `<div class="menu"><input type="button" value="Главная" onclick="location='/'"><input type="button" value="Чай" onclick="location='/chai/'"><input type="button" value="Посуда" onclick="location='/posuda/'"><input type="button" value="Контакты" onclick="location='/kontakty/'"></div>`,
    [MENU, '<div class="menu"'],
  ],
  [
    'ja',
    'a list in a drawer',
    '<div class="drawer"><ul><li><a href="/">ホーム</a></li><li><a href="/kusuri/">お薬</a></li><li><a href="/soudan/">健康相談</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></div>',
    [MENU, '<ul>'],
  ],
  [
    'ar',
    'links in cells',
    '<table class="nav"><tr><td><a href="/">الرئيسية</a></td><td><a href="/bread/">الخبز</a></td><td><a href="/sweets/">الحلويات</a></td><td><a href="/contact/">اتصل بنا</a></td></tr></table>',
    [MENU, '<tr>'],
  ],
  [
    'pt',
    'a legal row with bars',
    '<footer><x-logo></x-logo><small><a href="/termos/">Termos</a> | <a href="/privacidade/">Privacidade</a></small></footer>',
    [MENU, '<small>'],
  ],
];

/** Places that an external script fills. */
const MOUNTS: readonly FoundCanvas[] = [
  [
    'en',
    'an application',
    '<div id="app"></div><script src="/assets/app.js"></script>',
    ['readable-source', '<div id="app"'],
  ],
  ['de', 'a menu', '<nav id="menu"></nav><script src="/js/menu.js"></script>', ['readable-source', '<nav id="menu"']],
  [
    'fr',
    'a document with a module',
    '<!doctype html><html lang="fr"><head><title>Brume</title><script type="module" src="/assets/index.js"></script></head><body><div id="__next"></div></body></html>',
    ['readable-source', '<div id="__next"'],
  ],
  [
    'sv',
    'an element of a framework',
    '<body><app-root></app-root><script src="main.js" type="module"></script></body>',
    ['readable-source', '<app-root'],
  ],
  [
    'ru',
    'a main part',
    '<main id="content"></main><script defer src="/bundle.js"></script>',
    ['readable-source', '<main id="content"'],
  ],
  [
    'es',
    'a part that shows that it loads',
    '<div id="root"><div class="spinner-border" role="status"><span class="visually-hidden">Cargando...</span></div></div><script src="/static/js/main.3f2b.js"></script>',
    ['readable-source', '<div id="root"'],
  ],
  [
    'nl',
    'a header and a footer from files',
    '<div id="header-placeholder"></div><main><p>Wij maken fietsen.</p></main><div id="footer-placeholder"></div><script src="/js/include.js"></script>',
    ['readable-source', '<div id="header-placeholder"'],
    ['readable-source', '<div id="footer-placeholder"'],
  ],
  [
    'it',
    'a part from a file',
    '<div data-include="/parts/header.html"></div><main><p>Cucina di casa.</p></main><script src="/js/include.js"></script>',
    ['readable-source', '<div data-include'],
  ],
];

/** Forms whose fields say what they are for. */
const FORMS: readonly FoundCanvas[] = [
  [
    'fi',
    'a contact form',
    '<form action="/laheta/" method="post"><input name="nimi"><input type="email" name="sposti"><textarea name="viesti"></textarea><button>Lähetä</button></form>',
    [FORM, '<form'],
  ],
  [
    'de',
    'a contact form under a title of news',
    '<form action="/senden/" method="post"><h3>Newsletter &amp; mehr</h3><input name="name"><input type="email" name="email"><textarea name="nachricht"></textarea><button>Absenden</button></form>',
    [FORM, '<form'],
  ],
  [
    'ko',
    'a contact form',
    '<form action="/send/" method="post" class="space-y-4"><input name="name" placeholder="이름"><input type="email" name="email" placeholder="이메일"><textarea name="message" placeholder="문의 내용"></textarea><button class="w-full">보내기</button></form>',
    [FORM, '<form'],
  ],
  [
    'he',
    'a newsletter',
    '<footer><form action="/list/" method="post"><input type="email" name="email" placeholder="המייל שלך"><button>הרשמה לניוזלטר</button></form></footer>',
    [FORM, '<form'],
  ],
  [
    'pl',
    'a newsletter',
    '<form class="input-group" action="/zapisz/" method="post"><input class="form-control" type="email" name="email"><button class="btn">Zapisz się</button></form>',
    [FORM, '<form'],
  ],
  [
    'ru',
    'a contact form with a phone',
    '<form action="/send/" method="post"><input name="name" placeholder="Имя"><input type="tel" name="tel" placeholder="Телефон"><textarea name="text" placeholder="Сообщение"></textarea><button>Отправить</button></form>',
    [FORM, '<form'],
  ],
];

/** Addresses of configured profiles, and what is below them. */
const PROFILES: readonly FoundCanvas[] = [
  [
    'it',
    'a tab of the profile',
    '<p>Guarda <a href="https://www.instagram.com/luna/reels/">i nostri video</a></p>',
    [SOCIAL, '<a href'],
  ],
  [
    'it',
    'the profile with a query',
    '<div><a href="https://www.instagram.com/luna?hl=de">Instagram</a></div>',
    [SOCIAL, '<a href'],
  ],
  [
    'it',
    'a tab of a channel',
    '<aside><a href="https://youtube.com/@luna/videos">Video</a></aside>',
    [SOCIAL, '<a href'],
  ],
  [
    'de',
    'a tab of a page',
    '<section><a href="https://de-de.facebook.com/tischlereikranich/about/?ref=page_internal">Facebook</a></section>',
    [SOCIAL, '<a href'],
  ],
  [
    'sv',
    'a profile in the legacy form',
    '<footer><x-logo></x-logo><p><a href="http://instagram.com/GalleriNorr/#">@gallerinorr</a></p></footer>',
    [SOCIAL, '<a href'],
  ],
  [
    'fr',
    'a row of icons',
    '<ul class="list-unstyled d-flex"><li><a href="https://instagram.com/atelierbrume/"><i class="bi bi-instagram"></i></a></li><li><a href="https://facebook.com/atelierbrume"><i class="bi bi-facebook"></i></a></li><li><a href="https://youtube.com/@atelierbrume"><i class="bi bi-youtube"></i></a></li></ul>',
    [SOCIAL, '<ul class="list-unstyled'],
  ],
];

/** Contacts in the spellings of many countries. */
const CONTACTS: readonly FoundCanvas[] = [
  [
    'de',
    'an address in a line',
    '<p>Besuchen Sie uns: Lindenweg 7, 10969 Berlin (Kreuzberg).</p>',
    [CONTACT, 'Lindenweg 7, 10969 Berlin'],
  ],
  [
    'fr',
    'an address with a comma after the number',
    '<p>18, rue des Tanneurs — 35000 RENNES</p>',
    [CONTACT, '18, rue des Tanneurs — 35000 RENNES'],
  ],
  [
    'es',
    'an address with a short word for the street',
    '<p>Estamos en C/ Mayor, 24, 28013 Madrid.</p>',
    [CONTACT, 'C/ Mayor, 24, 28013 Madrid'],
  ],
  [
    'pl',
    'an address in spans',
    '<div class="adr"><span class="street">Młynarska 14</span><br><span>01-205 Warszawa</span></div>',
    [CONTACT, '<span class="street">Młynarska 14'],
  ],
  ['it', 'a number with its country in brackets', '<p>Tel. (+39) 055 012 3456</p>', [CONTACT, '(+39) 055']],
  ['sv', 'a number with a stroke', '<p>Ring 08-465 004 12 före kl. 17.</p>', [CONTACT, '08-465']],
  ['tr', 'a number with a zero in brackets', '<p>☎ +90 (212) 123 45 67</p>', [CONTACT, '+90 (212)']],
  ['ja', 'a number in wide digits', '<p>電話：０３－１２３４－５６７８</p>', [CONTACT, '０３']],
  ['hu', 'a number with a word', '<p>Telefon: 06 1 234 5678</p>', [CONTACT, '06 1']],
  ['uk', 'a mail address', '<p>Пишіть: med@medova-hata.example</p>', [CONTACT, 'med@']],
  ['ko', 'a link that calls', '<p>문의 <a href="tel:0221234567">02-2123-4567</a></p>', [CONTACT, '<a href']],
  ['el', 'a number in parts', '<li><span>Τηλ.</span> <span>210 123 4567</span></li>', [CONTACT, '210 123']],
];

/** What a page presents as the site's own, and the site does not have. */
const INVENTIONS: readonly FoundCanvas[] = [
  [
    'da',
    'a number',
    '<footer><x-logo></x-logo><p>Ring til os: 32 99 88 77</p></footer>',
    ['no-invented-contact', '32 99'],
  ],
  [
    'ro',
    'a mail address',
    '<section id="contact"><h2>Contact</h2><p>Scrie-ne: <a href="mailto:office@iris.example">office@iris.example</a></p></section>',
    ['no-invented-contact', '<a href'],
  ],
  [
    'cs',
    'a profile',
    '<footer><x-logo></x-logo><a href="https://www.tiktok.com/@sklarnalipa"><i class="fab fa-tiktok"></i></a></footer>',
    ['no-invented-profile', '<a href'],
  ],
  [
    'pt',
    'a menu',
    '<header><x-logo></x-logo><nav><a href="/loja/">Loja</a><a href="/receitas/">Receitas</a><a href="/eventos/">Eventos</a></nav></header>',
    ['no-invented-menu', '<nav>'],
  ],
  ['zh', 'a file', '<p><a href="/files/price-list.pdf">价目表</a></p>', ['no-invented-attachment', '<a href']],
  [
    'no',
    'a form that nobody receives',
    '<form action="#" method="post"><input type="date" name="dato"><input name="navn"><button>Bestill bord</button></form>',
    ['no-fictitious-form', '<form'],
  ],
  [
    'he',
    'a number',
    '<footer dir="rtl"><x-logo></x-logo><p>טלפון: <a href="tel:+97226239999">02-623-9999</a></p></footer>',
    ['no-invented-contact', '<a href'],
  ],
  [
    'ru',
    'a chat',
    '<header><x-logo></x-logo><a href="https://wa.me/79161234567">WhatsApp</a></header>',
    ['no-invented-contact', '<a href'],
  ],
];

export const FOUND: readonly FoundCanvas[] = [
  ...WORDMARKS,
  ...PAIRS,
  ...MENUS,
  ...MOUNTS,
  ...FORMS,
  ...PROFILES,
  ...CONTACTS,
  ...INVENTIONS,
];
