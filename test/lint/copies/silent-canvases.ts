/** Language of the site, what it shows, and a canvas that its owner wants nothing said about. */
export type SilentCanvas = readonly [language: string, title: string, canvas: string];

/** Shops: checkout, invoices, products, prices. */
const SHOPS: readonly SilentCanvas[] = [
  [
    'en',
    'a checkout',
    `<main class="container"><h1>Checkout</h1>
<form action="/checkout/" method="post" class="row g-3">
<input class="form-control" name="first_name" autocomplete="given-name"><input type="email" name="email" autocomplete="email">
<input type="tel" name="phone" autocomplete="tel"><input name="address1" autocomplete="address-line1"><input name="postcode" autocomplete="postal-code">
<textarea name="order_notes" placeholder="Notes for the driver"></textarea>
<button class="btn btn-primary">Place order</button></form></main>`,
  ],
  [
    'de',
    'a checkout',
    `<form method="post" action="/kasse/"><h2>Rechnungsadresse</h2>
<label>Name <input name="name"></label><label>E-Mail <input type="email" name="email"></label>
<label>Straße <input name="strasse"></label><label>PLZ <input name="plz"></label><label>Ort <input name="ort"></label>
<label>Anmerkungen <textarea name="anmerkung"></textarea></label><button>Zahlungspflichtig bestellen</button></form>`,
  ],
  [
    'fr',
    'a log-in beside a sign-up',
    `<div class="row"><form action="/connexion/" method="post"><h2>Déjà client ?</h2>
<input type="email" name="email"><input type="password" name="mdp"><button>Se connecter</button></form>
<form action="/inscription/" method="post"><h2>Nouveau client</h2><input name="nom"><input type="email" name="email">
<input type="password" name="mdp"><button>Créer un compte</button></form></div>`,
  ],
  [
    'de',
    'an invoice',
    `<table class="rechnung"><tr><th>Rechnungsnummer</th><td>3023125014</td></tr>
<tr><th>Kundennummer</th><td>030 23125014</td></tr><tr><th>USt-IdNr.</th><td>DE302312501</td></tr>
<tr><th>Betrag</th><td>1.230,00 €</td></tr></table>`,
  ],
  [
    'it',
    'an invoice with tax numbers',
    `<address class="fattura">Fornitore: Rossi Legnami Srl<br>Viale Europa 112, 20090 Segrate<br>
P.IVA 0550123456 &middot; C.F. 05501234560<br>REA FI-550123</address>`,
  ],
  [
    'fr',
    'a product with its references',
    `<article class="product"><h1>Tablier en lin</h1><img src="https://cdn.example/tablier.jpg" alt="Tablier">
<dl><dt>Réf.</dt><dd>01 99 00 12 34</dd><dt>EAN</dt><dd>3760199001234</dd><dt>Prix</dt><dd>49,00 €</dd></dl></article>`,
  ],
  [
    'en',
    'a product with SKU and EAN',
    `<div class="grid gap-4 text-sm text-gray-500"><span>SKU: 02079460958</span><span>EAN 5020794609582</span>
<span>Model HB-020-7946-0958</span><span>Weight 0.958 kg</span></div>`,
  ],
  [
    'pl',
    'a product table',
    `<table><thead><tr><th>Nazwa</th><th>Kod</th><th>Cena</th></tr></thead><tbody>
<tr><td>Chleb żytni</td><td>22 123 45 67</td><td>12,50 zł</td></tr><tr><td>Bułka</td><td>22 123 45 68</td><td>2,10 zł</td></tr></tbody></table>`,
  ],
  [
    'zh',
    'an order',
    `<ul class="order"><li>订单号：02162345678</li><li>快递单号：86 21 6234 5678</li><li>金额：¥ 128.00</li></ul>`,
  ],
  [
    'ja',
    'an order',
    `<dl><dt>注文番号</dt><dd>03-1234-5678</dd><dt>お届け予定</dt><dd>2026-04-12</dd><dt>合計</dt><dd>3,240円</dd></dl>`,
  ],
  [
    'ko',
    'an order',
    `<p>주문번호: 02-2123-4567<br>사업자등록번호 222-12-34567<br>통신판매업신고 2026-서울종로-0123</p>`,
  ],
  [
    'ru',
    'an order and tax numbers',
    `<p>Заказ № 84951234567 от 12.03.2026</p><p>ИНН 7495123456, ОГРН 1027495123456</p>`,
  ],
  [
    'en',
    'prices with buttons to order',
    `<section class="pricing grid md:grid-cols-3">
<div class="card"><h3>Small</h3><p>£12</p><a class="btn" href="/contact/">Order</a></div>
<div class="card"><h3>Large</h3><p>£20</p><a class="btn" href="/contact/">Order</a></div>
<div class="card"><h3>Wedding</h3><p>£95</p><a class="btn" href="/cakes/">Order</a></div></section>`,
  ],
  [
    'sv',
    'plans with buttons',
    `<div class="row text-center"><div class="col"><h4>Vän</h4><ul><li>Vernissage</li><li>Katalog</li></ul><a href="/kontakt/" class="btn btn-outline-primary">Bli vän</a></div>
<div class="col"><h4>Mecenat</h4><ul><li>Middag</li><li>Visning</li></ul><a href="/kontakt/" class="btn btn-primary">Bli mecenat</a></div></div>`,
  ],
  [
    'da',
    'a cart',
    `<form action="/kurv/" method="post"><table><tr><td>Ladcykel</td><td><input type="number" name="antal" value="1"></td><td>18.995 kr.</td></tr></table>
<input name="rabatkode" placeholder="Rabatkode"><button name="opdater">Opdater kurv</button></form><a href="/kasse/">Til kassen</a>`,
  ],
];

/** Articles, people and partners. */
const OTHERS: readonly SilentCanvas[] = [
  [
    'es',
    'a post with its author',
    `<article><h1>Leer en verano</h1><p>Tres libros para la playa.</p>
<footer class="author"><img src="https://cdn.example/ines.jpg" alt=""><b>Inés Prado</b> <a href="https://www.instagram.com/ines.lee/">Instagram</a> <a href="https://x.com/inesprado">X</a> <a href="mailto:ines@prado.example">ines@prado.example</a></footer></article>`,
  ],
  [
    'en',
    'a post with its author and sharing',
    `<article class="prose"><h1>How we proof</h1><p class="byline">By <a rel="author" href="https://mastodon.social/@rosa">Rosa Dell</a></p><p>Slowly.</p>
<div class="share"><a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a> <a href="https://x.com/intent/post?url=x">X</a> <a href="https://wa.me/?text=x">WhatsApp</a></div></article>`,
  ],
  [
    'nl',
    'logos of partners',
    `<section class="partners"><h2>Onze merken</h2><div class="grid"><a href="https://gazelle.example/"><img src="https://gazelle.example/logo.svg" alt="Gazelle"></a>
<a href="https://batavus.example/"><img src="https://batavus.example/logo.svg" alt="Batavus"></a><a href="https://koga.example/"><img src="https://koga.example/logo.svg" alt="Koga"></a></div></section>`,
  ],
  [
    'pt',
    'a grid of partners with pictures and prose',
    `<div class="cards"><a class="card" href="https://moinho.example/"><img src="https://moinho.example/f.jpg" alt=""><h3>Moinho do Vale</h3><p>A nossa farinha vem daqui.</p></a>
<a class="card" href="https://mel.example/"><img src="https://mel.example/f.jpg" alt=""><h3>Mel da Serra</h3><p>Colhido à mão em julho.</p></a></div>`,
  ],
  [
    'en',
    'a press release of somebody else',
    `<article class="press"><h1>Falmouth wins food award</h1><p>The town council announced it today.</p>
<h2>Press contact of the council</h2><p>Jo Hale, Town Council, 3 Moor Road, Falmouth TR11 2AA<br>Phone 01326 496 0123, <a href="mailto:press@falmouth-council.example">press@falmouth-council.example</a></p></article>`,
  ],
  [
    'de',
    'a press release with the contact of an agency',
    `<section><h2>Pressekontakt der Messe</h2><p>Messe Berlin GmbH, Anna Vogt<br>Messedamm 22, 14055 Berlin<br>Telefon: 030 23125900<br>presse@messe.example</p></section>`,
  ],
  [
    'fi',
    'an event at another place',
    `<article class="tapahtuma"><h2>Saunapäivä</h2><p>Paikka: Kulttuuritalo, Sturenkatu 4, 00510 Helsinki</p><p>Liput: <a href="https://liput.example/saunapaiva">liput.example</a>, puh. 0600 10 800</p></article>`,
  ],
  [
    'no',
    'a team with profiles of its members',
    `<section class="team"><h2>Våre kokker</h2><ul><li><h3>Kari Lund</h3><a href="https://www.instagram.com/karilager/">Instagram</a></li><li><h3>Ola Moe</h3><a href="https://www.linkedin.com/in/olamoe">LinkedIn</a></li></ul></section>`,
  ],
  [
    'ro',
    'voices of customers',
    `<section class="testimonials"><blockquote><p>Cele mai frumoase buchete!</p><cite>Ana, <a href="https://www.instagram.com/ana.florea/">@ana.florea</a></cite></blockquote>
<blockquote><p>Recomand.</p><cite>Mihai, tel. 0722 123 456</cite></blockquote></section>`,
  ],
  [
    'tr',
    'a guide to suppliers',
    `<section class="tedarikciler"><h2>Tedarikçilerimiz</h2><p>Yem Dünyası, Bağdat Caddesi 120, Kadıköy, tel. 0216 123 45 67, <a href="https://yem.example">yem.example</a></p></section>`,
  ],
  [
    'el',
    'a post about a visit elsewhere',
    `<article><h1>Στο Ναύπλιο</h1><p>Φάγαμε στην «Αθηνά», δύο βήματα από την πλατεία, και ήπιαμε κρασί ως τις 27 του μήνα.</p><p>Δείτε <a href="https://www.youtube.com/watch?v=abc123">το βίντεο</a>.</p></article>`,
  ],
  [
    'it',
    'the profile of a photographer and a post of the site',
    `<figure><img src="https://cdn.example/sala.jpg" alt="La sala"><figcaption>Foto: <a href="https://www.instagram.com/lunapark.foto/">Luna Park Foto</a></figcaption></figure>
<p>Guardate <a href="https://www.instagram.com/p/C1luna/">il piatto di ieri</a>.</p>`,
  ],
];

/** Legal notices and third parties in them. */
const LEGAL: readonly SilentCanvas[] = [
  [
    'de',
    'the data protection authority',
    `<main><h1>Datenschutz</h1><h2>Aufsichtsbehörde</h2><p>Berliner Beauftragte für Datenschutz und Informationsfreiheit<br>Alt-Moabit 59-61<br>10555 Berlin<br>Telefon: 030 13889-0<br>E-Mail: mailbox@datenschutz.example</p></main>`,
  ],
  [
    'fr',
    'the host of the site',
    `<main><h1>Mentions légales</h1><p><x-contact field="address"></x-contact></p><h2>Hébergeur</h2><p>Nuage SAS, 2 rue Kellermann, 59100 Roubaix, téléphone 03 53 01 23 45</p><h2>Réclamations</h2><p>CNIL, 3 place de Fontenoy, 75007 Paris</p></main>`,
  ],
  [
    'es',
    'the authority and an association',
    `<section><h2>Autoridad de control</h2><p>Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid. Teléfono: 900 293 183.</p></section>`,
  ],
  [
    'pl',
    'registers',
    `<footer class="small"><x-logo variant="light"></x-logo><p>KRS 0000221234 · NIP 221-234-56-78 · REGON 221234567</p><p>© 2026 Piekarnia Kłos</p></footer>`,
  ],
  [
    'cs',
    'an imprint with registers',
    `<main><h1>Podmínky</h1><p>Sklárna Lípa s.r.o., IČO 23456789, DIČ CZ23456789, spisová značka C 234567 vedená u Městského soudu v Praze.</p></main>`,
  ],
  [
    'hu',
    'the authority',
    `<main><h1>Adatvédelem</h1><h2>Felügyeleti hatóság</h2><p>Nemzeti Adatvédelmi Hatóság, 1055 Budapest, Falk Miksa utca 9-11., telefon: +36 1 391 1400, e-mail: ugyfelszolgalat@naih.example</p></main>`,
  ],
  [
    'de',
    'an imprint that states the name',
    `<main class="prose"><h1>Impressum</h1><p>Tischlerei Kranich<br>Inhaberin: Ute Kranich<br><x-contact field="address"></x-contact></p><p>Registergericht: Amtsgericht Charlottenburg, HRB 23125014 B</p><p>Steuernummer 30/231/25014</p></main>`,
  ],
  [
    'nl',
    'registers and bank',
    `<footer><x-menu location="footer"></x-menu><p>KvK 20123456 · BTW NL020123456B01 · IBAN NL20 ABNA 0201 2345 67</p></footer>`,
  ],
  [
    'uk',
    'bank details',
    `<section><h2>Реквізити</h2><p>ЄДРПОУ 44123456, р/р UA 38 0441 2345 6700 0000, МФО 380441</p></section>`,
  ],
  [
    'ru',
    'the regulator',
    `<main><h1>Конфиденциальность</h1><h2>Надзорный орган</h2><p>Роскомнадзор, 109992, Москва, Китайгородский проезд, д. 7, стр. 2, телефон: 8 (495) 198-65-93</p></main>`,
  ],
  [
    'no',
    'certificates in the footer',
    `<footer class="bg-dark"><x-logo variant="light"></x-logo><div class="badges"><img src="https://cert.example/svane.svg" alt="Svanemerket"><img src="https://cert.example/fyrtarn.svg" alt="Miljøfyrtårn"></div><p>Org.nr. 921 234 567 MVA</p><p>&copy; Fjellstua Hotell</p></footer>`,
  ],
];

/** Ways through a page that are no menus of the site. */
const WAYS: readonly SilentCanvas[] = [
  [
    'en',
    'a site map',
    `<main><h1>Site map</h1><ul><li><a href="/">Home</a></li><li><a href="/bread/">Bread</a><ul><li><a href="/bread/rye/">Rye</a></li></ul></li><li><a href="/cakes/">Cakes</a></li><li><a href="/our-story/">Our story</a></li><li><a href="/contact/">Contact</a></li><li><a href="/privacy/">Privacy</a></li></ul></main>`,
  ],
  [
    'es',
    'a site map',
    `<main class="mapa"><h1>Mapa del sitio</h1><ul><li><a href="/">Inicio</a></li><li><a href="/libros/">Libros</a></li><li><a href="/agenda/">Agenda</a></li><li><a href="/nosotros/">Nosotros</a></li><li><a href="/contacto/">Contacto</a></li></ul></main>`,
  ],
  [
    'ja',
    'a site map',
    `<main><h1>サイトマップ</h1><ul><li><a href="/">ホーム</a></li><li><a href="/kusuri/">お薬</a></li><li><a href="/soudan/">健康相談</a></li><li><a href="/about/">薬局について</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></main>`,
  ],
  [
    'en',
    'cards with pictures and prose',
    `<section class="row row-cols-3"><a class="col" href="/bread/"><img src="https://cdn.example/b.jpg" alt=""><h3>Bread</h3><p>Baked every night.</p></a><a class="col" href="/cakes/"><img src="https://cdn.example/c.jpg" alt=""><h3>Cakes</h3><p>To order in two days.</p></a><a class="col" href="/our-story/"><img src="https://cdn.example/s.jpg" alt=""><h3>Our story</h3><p>Since 1982.</p></a></section>`,
  ],
  [
    'fr',
    'cards in a list',
    `<ul class="grid grid-cols-3 gap-6"><li><a href="/ateliers/"><img src="https://cdn.example/a.jpg" alt=""><span>Ateliers</span></a><p>Chaque samedi, dès dix heures.</p></li><li><a href="/boutique/"><img src="https://cdn.example/b.jpg" alt=""><span>Boutique</span></a><p>Tissus, fils et patrons.</p></li><li><a href="/contact/"><img src="https://cdn.example/c.jpg" alt=""><span>Contact</span></a><p>Nous répondons en deux jours.</p></li></ul>`,
  ],
  [
    'de',
    'a row of calls to action',
    `<div class="hero-actions flex gap-4"><a class="btn btn-primary" href="/leistungen/">Leistungen ansehen</a><a class="btn btn-secondary" href="/moebel/">Möbel entdecken</a><a class="btn btn-link" href="/kontakt/">Termin vereinbaren</a></div>`,
  ],
  [
    'fi',
    'calls to action of two words',
    `<section class="hero"><h1>Löylyt merellä</h1><p><a class="button" href="/saunat/">Saunat</a> <a class="button" href="/hinnasto/">Hinnasto</a></p></section>`,
  ],
  [
    'el',
    'links in sentences',
    `<p>Δείτε τον <a href="/katalogos/">κατάλογο</a>, τα <a href="/krasia/">κρασιά</a> μας και ό,τι γράφουμε <a href="/sxetika/">για εμάς</a>, ή περάστε από την <a href="/epikoinonia/">επικοινωνία</a>.</p>`,
  ],
  [
    'uk',
    'a page that is not found',
    `<main class="text-center"><h1>404</h1><p>Такої сторінки немає. Поверніться <a href="/">на головну</a> або подивіться <a href="/med/">мед</a> і <a href="/pasika/">пасіку</a>.</p><form action="/poshuk/" role="search"><input type="search" name="q"><button>Шукати</button></form></main>`,
  ],
  [
    'he',
    'a switch of languages',
    `<div class="langs" dir="ltr"><a href="/" lang="he">עברית</a> | <a href="/en/" lang="en">English</a> | <a href="/ru/" lang="ru">Русский</a></div>`,
  ],
  [
    'ko',
    'a choice of languages',
    `<label>언어 <select onchange="location.href=this.value"><option value="/">한국어</option><option value="/en/">English</option><option value="/ja/">日本語</option></select></label>`,
  ],
  [
    'pl',
    'a cloud of tags',
    `<aside class="tags"><h3>Tagi</h3><a href="/tag/zakwas/">zakwas</a> <a href="/tag/zyto/">żyto</a> <a href="/tag/orkisz/">orkisz</a> <a href="/tag/drozdze/">drożdże</a></aside>`,
  ],
  [
    'tr',
    'results of a search',
    `<main><form action="/ara/" method="get"><input name="q" value="kafes"><button>Ara</button></form><ol class="results"><li><a href="/kafesler/">Kafesler</a><p>Her boyda kafes.</p></li><li><a href="/kuslar/">Kuşlar</a><p>Kanarya ve muhabbet kuşu.</p></li></ol><nav class="pagination"><a href="?p=1">1</a><a href="?p=2">2</a></nav></main>`,
  ],
  [
    'ar',
    'a trail and tabs',
    `<nav aria-label="مسار"><ol><li><a href="/">الرئيسية</a></li><li><a href="/bread/">الخبز</a></li><li aria-current="page">خبز الشعير</li></ol></nav><div role="tablist"><button role="tab">الوصف</button><button role="tab">المكونات</button></div>`,
  ],
  [
    'en',
    'filters with names of pages',
    `<div class="filters"><button data-filter="*">All</button><button data-filter=".bread">Bread</button><button data-filter=".cakes">Cakes</button></div><select name="sort"><option>Newest</option><option>Price</option></select>`,
  ],
  [
    'nl',
    'contents of a page',
    `<nav class="toc" aria-label="Inhoud"><ul><li><a href="#reparatie">Reparatie</a></li><li><a href="#fietsen">Fietsen</a></li><li><a href="#contact">Contact</a></li></ul></nav><h2 id="reparatie">Reparatie</h2><h2 id="fietsen">Fietsen</h2><h2 id="contact">Contact</h2>`,
  ],
  [
    'zh',
    'articles beside the page',
    `<aside><h3>相关文章</h3><ul><li><a href="/blog/longjing/">龙井的春天</a></li><li><a href="/blog/puer/">普洱怎么存</a></li></ul></aside>`,
  ],
];

/** Tables, code, banners, and places for scripts. */
const PARTS: readonly SilentCanvas[] = [
  [
    'hu',
    'a timetable',
    `<table class="table"><thead><tr><th>Járat</th><th>Indul</th><th>Érkezik</th></tr></thead><tbody><tr><td>3612</td><td>06:12</td><td>07:34</td></tr><tr><td>5678</td><td>12:34</td><td>15:56</td></tr></tbody></table>`,
  ],
  [
    'sv',
    'a table of numbers',
    `<table><caption>Besökare</caption><tr><th>2024</th><td>46 846 500</td><td>412</td></tr><tr><th>2025</th><td>08 765 123 40</td><td>46,8 %</td></tr></table>`,
  ],
  [
    'en',
    'docs with code',
    `<article class="docs"><h1>API</h1><pre><code>curl -H "Authorization: Bearer $TOKEN" https://api.example/v1/orders?phone=02079460958
&lt;a href="mailto:hello@harbour-bakery.example"&gt;</code></pre><p>Set <code>from: "hello@harbour-bakery.example"</code>.</p></article>`,
  ],
  [
    'it',
    'a banner about cookies',
    `<div class="cookie-banner" role="dialog"><p>Usiamo i cookie. Leggi <a href="/privacy/">Privacy</a> e <a href="/cookie/">Cookie</a>.</p><button>Accetta</button><button>Rifiuta</button></div>`,
  ],
  [
    'pt',
    'coordinates and dates',
    `<p>GPS: 38.7101234, -9.1365678 · Aberto desde 21.01.2023 · 35 12 10 123456 visitas</p>`,
  ],
  [
    'cs',
    'places for a script of the page',
    `<main><h1>Kurzy</h1><p>Foukáme sklo.</p></main><div id="fb-root"></div><div id="modal-root"></div><div id="toast-container"></div><div id="map"></div><script src="/js/app.js" defer></script>`,
  ],
  [
    'ro',
    'comments and captcha of services',
    `<article><h1>Nuntă la Iris</h1><p>Trandafiri albi.</p></article><div id="disqus_thread"></div><script src="https://iris.disqus.example/embed.js"></script><div class="g-recaptcha" data-sitekey="6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI"></div>`,
  ],
  [
    'da',
    'a review and a comment',
    `<form action="/anmeldelser/" method="post"><fieldset><input type="radio" name="stjerner" value="1"><input type="radio" name="stjerner" value="5"></fieldset><input name="navn"><textarea name="anmeldelse"></textarea><button>Send anmeldelse</button></form>`,
  ],
  [
    'no',
    'a booking of a room',
    `<form action="/bestill/" method="post"><input name="navn"><input type="email" name="epost"><input type="date" name="ankomst"><input type="date" name="avreise"><input type="number" name="gjester"><textarea name="onsker"></textarea><button>Bestill rom</button></form>`,
  ],
  [
    'he',
    'a password to be set again',
    `<form action="/account/reset/" method="post"><h1>שכחתם סיסמה?</h1><input type="email" name="email"><button>איפוס סיסמה</button></form>`,
  ],
  [
    'ar',
    'following an order',
    `<form action="/track/" method="get"><input name="order" placeholder="رقم الطلب"><input type="email" name="email"><button>تتبع الطلب</button></form>`,
  ],
  [
    'de',
    'distances, years and parts of the address',
    `<p>Vom Lindenweg sind es 7 Minuten zur U-Bahn, seit 1969 in Berlin. 10969 Besucher kamen.</p>`,
  ],
  [
    'it',
    'the street alone, and a number elsewhere',
    `<p>Una passeggiata da via Roma al Duomo dura 12 minuti.</p><p>Via Roma è chiusa al traffico.</p>`,
  ],
  ['ja', 'the name of the town and a number', `<p>本町では2月3日から4日まで祭りがあります。</p>`],
  [
    'fr',
    'numbers of help in an emergency',
    `<aside class="urgence"><p>Urgences : <a href="tel:112">112</a>, SAMU <a href="tel:15">15</a>, centre antipoison 01 40 05 48 48</p></aside>`,
  ],
  [
    'ko',
    'sharing and a video',
    `<div class="share"><a href="https://twitter.com/intent/tweet?url=x">X</a><a href="https://www.facebook.com/sharer.php?u=x">Facebook</a></div><iframe src="https://www.youtube.com/embed/abc123" title="수업"></iframe>`,
  ],
  [
    'en',
    'a repository, a post and a store',
    `<p>Our <a href="https://github.com/rosa/proofing-timer">timer</a> is open source. Read <a href="https://www.facebook.com/harbourbakery/posts/123456">what we wrote</a> and <a href="https://x.com/falmouthnews/status/17812345">what the town said</a>.</p>`,
  ],
  [
    'uk',
    'a name in a sentence at the foot',
    `<footer><x-logo></x-logo><p>Медова Хата вчить бджолярів з 1998 року.</p><x-menu location="footer"></x-menu><p>© 2026 Медова Хата</p></footer>`,
  ],
];

export const SILENT: readonly SilentCanvas[] = [...SHOPS, ...OTHERS, ...LEGAL, ...WAYS, ...PARTS];
