import type { FoundCanvas } from './found-canvases.js';

const LOGO = 'no-static-logo';
const MENU = 'no-static-menu';
const SOCIAL = 'no-static-social';
const CONTACT = 'no-static-contact';
const FORM = 'no-static-form';

/** Further copies and inventions, in other styles. */
export const FURTHER_FOUND: readonly FoundCanvas[] = [
  [
    'he',
    'a name over two lines',
    '<header class="sticky top-0"><div class="container"><p class="m-0">ספריית<br>הגן</p><x-menu location="topic"></x-menu></div></header>',
    [LOGO, '<p class="m-0"'],
  ],
  [
    'ru',
    'a name in quotes in a footer',
    '<footer id="footer"><div class="h5">Чайная Сова</div><p>Чай и тишина.</p><x-menu location="footer"></x-menu></footer>',
    [LOGO, '<div class="h5"'],
  ],
  [
    'uk',
    'a name in a heading over the menu',
    '<header><h1>Медова Хата</h1><nav><x-menu location="topic"></x-menu></nav></header>',
    [LOGO, '<h1>'],
  ],
  [
    'pt',
    'a logo in two sizes',
    '<header><a href="/" class="logo"><img class="hidden-xs" src="/media/logo.svg" alt="Padaria Aurora"></a><a href="/" class="logo"><img class="visible-xs" src="/media/logo-light.svg" alt=""></a><x-menu location="topic"></x-menu></header>',
    [LOGO, '<img class="hidden-xs"'],
  ],
  [
    'ro',
    'a name in an element of its own',
    '<header><site-title>Florăria Iris</site-title><x-menu location="topic"></x-menu></header>',
    [LOGO, '<site-title'],
  ],
  [
    'no',
    'buttons of a drawer',
    `<div class="offcanvas"><button class="btn w-100" onclick="window.location.href='/'">Hjem</button><button class="btn w-100" onclick="window.location.href='/rom/'">Rom</button><button class="btn w-100" onclick="window.location.href='/restaurant/'">Restaurant</button><button class="btn w-100" onclick="window.location.href='/om-oss/'">Om oss</button><button class="btn w-100" onclick="window.location.href='/kontakt/'">Kontakt</button></div>`,
    [MENU, '<div class="offcanvas"'],
  ],
  [
    'hu',
    'a choice of pages',
    `<nav class="mobile"><select onchange="if(this.value) location.href=this.value"><option value="">Menü</option><option value="/">Kezdőlap</option><option value="/etlap/">Étlap</option><option value="/programok/">Programok</option><option value="/rolunk/">Rólunk</option><option value="/kapcsolat/">Kapcsolat</option></select></nav>`,
    [MENU, '<select'],
  ],
  [
    'zh',
    'idle buttons',
    '<nav><button>首页</button><button>茶叶</button><button>茶具</button><button>关于我们</button><button>联系我们</button></nav>',
    [MENU, '<nav>'],
  ],
  [
    'da',
    'pills',
    '<nav class="flex gap-2"><a class="rounded-full px-4 py-2 bg-gray-100" href="/">Forside</a><a class="rounded-full px-4 py-2 bg-gray-100" href="/cykler/">Cykler</a><a class="rounded-full px-4 py-2 bg-gray-100" href="/vaerksted/">Værksted</a><a class="rounded-full px-4 py-2 bg-gray-100" href="/kontakt/">Kontakt</a></nav>',
    [MENU, '<nav class="flex'],
  ],
  [
    'sv',
    'a column of a footer under a heading that says map',
    '<footer><x-logo></x-logo><div><h5>Sidkarta</h5><ul><li><a href="/">Hem</a></li><li><a href="/utstallningar/">Utställningar</a></li><li><a href="/konstnarer/">Konstnärer</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></div></footer>',
    [MENU, '<ul>'],
  ],
  [
    'it',
    'a legal row',
    '<footer><x-logo></x-logo><div class="text-xs"><a href="/note-legali/">Note legali</a> <a href="/privacy/">Privacy</a> <a href="/cookie/">Cookie</a></div></footer>',
    [MENU, '<div class="text-xs"'],
  ],
  [
    'ja',
    'an application',
    '<body><noscript>JavaScriptを有効にしてください。</noscript><div id="root"></div><script src="/static/js/bundle.js"></script></body>',
    ['readable-source', '<div id="root"'],
  ],
  [
    'ko',
    'a header and a main part',
    '<header id="site-header"></header><main id="page-content"></main><script src="/js/render.js" type="module"></script>',
    ['readable-source', '<header id="site-header"'],
    ['readable-source', '<main id="page-content"'],
  ],
  [
    'tr',
    'a footer from a script',
    '<main><h1>Kuşlar</h1><p>Kanarya, muhabbet kuşu ve ispinoz. Hepsi bizim bahçede doğdu, sağlıklı ve alışkın; yem ve kafes önerimizle evinize gelir, bir yıl boyunca her sorunuzda yanınızdayız.</p></main><div id="footer"></div><script src="/js/parts.js"></script>',
    ['readable-source', '<div id="footer"'],
  ],
  [
    'ar',
    'a newsletter',
    '<form action="/list/" method="post" class="input-group"><input type="email" name="email" placeholder="بريدك الإلكتروني"><button>اشترك</button></form>',
    [FORM, '<form'],
  ],
  [
    'nl',
    'a contact form with a subject',
    '<form action="/verstuur/" method="post"><div class="row"><input class="col" name="voornaam"><input class="col" name="achternaam"></div><input type="email" name="email"><input name="onderwerp"><textarea name="bericht"></textarea><button>Versturen</button></form>',
    [FORM, '<form'],
  ],
  [
    'cs',
    'a contact form',
    '<section><form action="/odeslat/" method="post"><label>Jméno<input name="jmeno"></label><label>E-mail<input type="email" name="email"></label><label>Zpráva<textarea name="zprava"></textarea></label><button>Odeslat</button></form></section>',
    [FORM, '<form'],
  ],
  [
    'es',
    'profiles in a sentence',
    '<p>Síguenos en <a href="https://www.instagram.com/mirasol/tagged/">Instagram</a>.</p>',
    [SOCIAL, '<a href'],
  ],
  [
    'fi',
    'a channel',
    '<div class="video"><a class="btn btn-danger" href="https://www.youtube.com/@kaisla?sub_confirmation=1">Tilaa kanava</a></div>',
    [SOCIAL, '<a class="btn'],
  ],
  ['fr', 'a number with points', '<td>Tél. 01.99.00.12.34</td>', [CONTACT, '01.99']],
  ['pl', 'a number with its prefix', '<p>Zamówienia: <b>+48 22 123-45-67</b></p>', [CONTACT, '+48 22']],
  [
    'el',
    'an address',
    '<address>Αθηνάς 27, 105 54 Αθήνα, Ελλάδα</address>',
    [CONTACT, 'Αθηνάς 27, 105 54 Αθήνα, Ελλάδα'],
  ],
  [
    'de',
    'an address with a short street',
    '<p>Lindenweg 7<br>D-10969 Berlin<br>Deutschland</p>',
    [CONTACT, 'Lindenweg 7<br>D-10969 Berlin<br>Deutschland'],
  ],
  ['ar', 'a number in digits of the East', '<p>هاتف: ٠٤ ٢١٢ ٣٤٥٦</p>', [CONTACT, '٠٤']],
  ['hu', 'a mail address in words', '<p>Írj: hello (kukac) konyvtar-kavezo.example</p>', [CONTACT, 'hello (kukac)']],
  [
    'ko',
    'a number that is not theirs',
    '<footer><x-logo></x-logo><p>대표전화 02-2987-6543</p></footer>',
    ['no-invented-contact', '02-2987'],
  ],
  [
    'sv',
    'an address that is not theirs',
    '<footer><x-logo></x-logo><p>Besök oss: Kungsgatan 44, 111 35 Stockholm</p></footer>',
    ['no-invented-contact', 'Kungsgatan 44'],
  ],
  [
    'nl',
    'a profile that is not theirs',
    '<footer><x-logo></x-logo><ul class="socials"><li><a href="https://www.linkedin.com/company/de-brug-fietsen">LinkedIn</a></li></ul></footer>',
    ['no-invented-profile', '<a href'],
  ],
];
