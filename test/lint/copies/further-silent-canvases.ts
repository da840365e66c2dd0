import type { SilentCanvas } from './silent-canvases.js';

/** Further pages with nothing to report, in other styles. */
export const FURTHER_SILENT: readonly SilentCanvas[] = [
  [
    'fr',
    'a confirmation of an order',
    `<main><h1>Merci !</h1><p>Votre commande n° 0199001234 est confirmée. Numéro de suivi : 33 1 99 00 12 34.</p><a class="btn" href="/boutique/">Continuer mes achats</a></main>`,
  ],
  [
    'it',
    'a receipt',
    `<table><tr><td>Scontrino</td><td>n. 055-0123456</td></tr><tr><td>Codice fiscale</td><td>RSSMRA80A01H501U</td></tr><tr><td>Totale</td><td>€ 55,01</td></tr></table>`,
  ],
  [
    'es',
    'a table of stock',
    `<table class="table table-striped"><thead><tr><th>Título</th><th>ISBN</th><th>Existencias</th></tr></thead><tbody><tr><td>Marea</td><td>978-84-910-1234-56</td><td>3</td></tr><tr><td>Faro</td><td>34 910 123 456</td><td>1</td></tr></tbody></table>`,
  ],
  [
    'pl',
    'an order',
    `<div class="order"><div class="order__label">Numer zamówienia</div><div class="order__value">221234567</div><div class="order__label">Kwota</div><div class="order__value">48,22 zł</div></div>`,
  ],
  [
    'sv',
    'a card of a member',
    `<section class="card"><h3>Medlemskort</h3><p><small>Medlemsnummer</small><br><b>08-465 004 12</b></p></section>`,
  ],
  [
    'fi',
    'a bill',
    `<dl class="lasku"><dt>Viitenumero</dt><dd>35 89123 45678</dd><dt>Y-tunnus</dt><dd>0912345-6</dd><dt>Eräpäivä</dt><dd>12.03.2026</dd></dl>`,
  ],
  [
    'da',
    'the data of a product',
    `<table><tr><th scope="row">Stelnummer</th><td>WBK32123456</td></tr><tr><th scope="row">Varenr.</th><td>32 12 34 56</td></tr><tr><th scope="row">Vægt</th><td>14,2 kg</td></tr></table>`,
  ],
  [
    'tr',
    'following a parcel',
    `<ul class="timeline"><li>Kargo takip no: 2121234567</li><li>12.03 14:05 Şubede</li><li>13.03 09:12 Dağıtımda</li></ul>`,
  ],
  ['ro', 'an invoice', `<p>Factura seria FI nr. 0213456789 din 12.03.2026, CUI RO21345678, J40/2134/2019</p>`],
  ['el', 'a receipt', `<p>ΑΦΜ: 2101234567 · ΔΟΥ Α΄ Αθηνών · Αρ. ΓΕΜΗ 302101234567</p>`],
  ['ar', 'an order', `<dl><dt>رقم الطلب</dt><dd>0421 23456</dd><dt>الرقم الضريبي</dt><dd>100421234560003</dd></dl>`],
  ['he', 'an order', `<p>מספר הזמנה: 02-6234567 | ח.פ. 516234567</p>`],
  [
    'cs',
    'statistics',
    `<section class="stats"><div><b>234 567</b><span>sklenic ročně</span></div><div><b>1 890</b><span>návštěvníků</span></div><div><b>48</b><span>let</span></div></section>`,
  ],
  [
    'hu',
    'results of a match',
    `<table><tr><td>Vasas</td><td>3 : 2</td><td>Honvéd</td></tr><tr><td>MTK</td><td>06:12</td><td>34 567 néző</td></tr></table>`,
  ],
  [
    'en',
    'a footer of an article',
    `<article><h2>Rye</h2><p>Long and slow.</p><footer>Filed under <a href="/bread/">Bread</a> and <a href="/bread/rye/">Rye</a> by <a href="/authors/jo/">Jo</a></footer></article>`,
  ],
  [
    'de',
    'a card with a link in each',
    `<div class="grid md:grid-cols-3 gap-8"><div class="rounded shadow"><img src="https://cdn.example/1.jpg" alt=""><h3 class="text-xl">Leistungen</h3><p>Vom Schrank bis zur Treppe.</p><a href="/leistungen/">Mehr</a></div><div class="rounded shadow"><img src="https://cdn.example/2.jpg" alt=""><h3 class="text-xl">Möbel</h3><p>Aus Eiche und Esche.</p><a href="/moebel/">Mehr</a></div><div class="rounded shadow"><img src="https://cdn.example/3.jpg" alt=""><h3 class="text-xl">Über uns</h3><p>Seit 1969.</p><a href="/ueber-uns/">Mehr</a></div></div>`,
  ],
  [
    'nl',
    'big tiles with icons and words',
    `<section class="tiles"><a href="/reparatie/"><i class="icon-wrench"></i><strong>Reparatie</strong><span>Klaar terwijl u wacht, ook op zaterdag.</span></a><a href="/fietsen/"><i class="icon-bike"></i><strong>Fietsen</strong><span>Nieuw en tweedehands, met een jaar garantie.</span></a><a href="/over-ons/"><i class="icon-heart"></i><strong>Over ons</strong><span>Drie generaties fietsenmakers aan de gracht.</span></a></section>`,
  ],
  [
    'pt',
    'steps',
    `<ol class="steps"><li><a href="/paes/">Escolha</a> o seu pão ou o seu bolo preferido.</li><li><a href="/contactos/">Telefone</a> até às dez da manhã.</li><li><a href="/sobre/">Levante</a> na loja a partir das quatro.</li></ol>`,
  ],
  [
    'ja',
    'a page that is not found',
    `<main><h1>ページが見つかりません</h1><p>お探しのページは移動したか、削除されました。</p><ul><li><a href="/">ホームへ戻る</a></li></ul></main>`,
  ],
  [
    'ko',
    'a site map',
    `<main><h1>사이트맵</h1><div class="row"><div><h2>안내</h2><ul><li><a href="/">홈</a></li><li><a href="/about/">소개</a></li><li><a href="/contact/">문의</a></li></ul></div><div><h2>공방</h2><ul><li><a href="/ceramics/">도자기</a></li><li><a href="/classes/">수업</a></li></ul></div></div></main>`,
  ],
  [
    'uk',
    'a site map',
    `<section><header><h1>Карта сайту</h1></header><ul><li><a href="/">Головна</a></li><li><a href="/med/">Мед</a></li><li><a href="/pasika/">Пасіка</a></li><li><a href="/o-nas/">Про нас</a></li><li><a href="/kontakty/">Контакти</a></li></ul></section>`,
  ],
  [
    'ru',
    'questions and answers',
    `<section class="faq"><details><summary>Как заказать?</summary><p>Напишите нам через <a href="/kontakty/">форму</a>, выберите <a href="/chai/">чай</a> и <a href="/posuda/">посуду</a> к нему.</p></details></section>`,
  ],
  [
    'no',
    'tabs of rooms',
    `<ul class="nav nav-tabs" role="tablist"><li><button data-bs-toggle="tab" data-bs-target="#a">Rom</button></li><li><button data-bs-toggle="tab" data-bs-target="#b">Restaurant</button></li><li><button data-bs-toggle="tab" data-bs-target="#c">Om oss</button></li></ul>`,
  ],
  [
    'zh',
    'categories of a shop',
    `<aside class="filter"><h3>分类</h3><label><input type="checkbox" name="c" value="green">绿茶</label><label><input type="checkbox" name="c" value="black">红茶</label></aside>`,
  ],
  [
    'en',
    'a country to send to',
    `<form action="/checkout/country/" method="post"><select name="country"><option value="gb">United Kingdom</option><option value="fr">France</option><option value="de">Germany</option></select><button>Continue</button></form>`,
  ],
  [
    'de',
    'an application for a job',
    `<form action="/bewerbung/" method="post" enctype="multipart/form-data"><h2>Jetzt bewerben</h2><input name="name"><input type="email" name="email"><input type="file" name="lebenslauf"><textarea name="nachricht"></textarea><button>Bewerbung absenden</button></form>`,
  ],
  [
    'fi',
    'leaving a list',
    `<form action="/poistu/" method="post"><input type="email" name="email"><button>Peru uutiskirjeen tilaus</button></form>`,
  ],
  [
    'hu',
    'a comment',
    `<form action="/hozzaszolas/" method="post"><input name="nev"><input type="email" name="email"><textarea name="szoveg"></textarea><button>Hozzászólás küldése</button></form>`,
  ],
  [
    'ro',
    'a confirmation of guests',
    `<form action="/rsvp/" method="post"><h2>RSVP</h2><input name="nume"><input type="number" name="persoane"><textarea name="alergii"></textarea><button>Confirm</button></form>`,
  ],
  [
    'el',
    'a log-in',
    `<form action="/syndesi/" method="post"><input name="user" autocomplete="username"><input type="password" name="pass"><label><input type="checkbox" name="remember"> Να με θυμάσαι</label><button>Σύνδεση</button></form>`,
  ],
  [
    'it',
    'a donation',
    `<form action="/dona/" method="post"><input type="radio" name="importo" value="10"><input type="radio" name="importo" value="25"><input name="nome"><input type="email" name="email"><button>Dona ora</button></form>`,
  ],
  [
    'ja',
    'a checkout',
    `<form action="/order/" method="post"><label>お名前<input name="name"></label><label>郵便番号<input name="zip" autocomplete="postal-code"></label><label>ご住所<input name="addr" autocomplete="street-address"></label><label>備考<textarea name="memo"></textarea></label><button>注文を確定する</button></form>`,
  ],
  [
    'es',
    'an interview with others',
    `<article><h1>Charla con Nube Editorial</h1><p>La editorial, en la calle Luna 8 de Barcelona, publica poesía.</p><p>Escriben en <a href="https://www.instagram.com/nube.editorial/">Instagram</a> y en nube@editorial.example.</p></article>`,
  ],
  [
    'fr',
    'stockists',
    `<section class="revendeurs"><h2>Nos revendeurs</h2><ul><li>Mercerie Soleil, 4 rue de Nantes, 35000 Rennes, 02 99 01 23 45</li><li>Au Fil, 12 quai Lamennais, 35000 Rennes, 02 99 01 67 89</li></ul></section>`,
  ],
  [
    'no',
    'how to come by bus',
    `<section><h2>Slik kommer du hit</h2><p>Buss 3 fra Dombås stopper ved Fjellveien. Ruteopplysning: tlf. 177, <a href="https://entur.example">entur.example</a>.</p></section>`,
  ],
  [
    'pl',
    'a hospital nearby',
    `<p>Najbliższy szpital: ul. Solec 93, 00-382 Warszawa, tel. 22 625 22 31. Numer alarmowy: 112.</p>`,
  ],
  [
    'cs',
    'a sponsor in the footer',
    `<footer><x-logo variant="light"></x-logo><p>Partner: <a href="https://mesto.example"><img src="https://mesto.example/znak.svg" alt="Město Nový Bor"></a></p><x-menu location="footer"></x-menu></footer>`,
  ],
  [
    'tr',
    'the agency that made the page',
    `<footer><x-logo></x-logo><x-menu location="footer"></x-menu><small>Tasarım: <a href="https://ajans.example">Mavi Ajans</a></small></footer>`,
  ],
  [
    'uk',
    'a sentence with the name in the header',
    `<header><x-logo></x-logo><p>Медова Хата: мед з Карпат від бджолярів</p><x-menu location="topic"></x-menu></header>`,
  ],
  [
    'sv',
    'the name in an address',
    `<main><h1>Villkor</h1><address>Galleri Norr<br><x-contact field="address"></x-contact></address></main>`,
  ],
  [
    'he',
    'an article about the library',
    `<article><h1>ספריית הגן חוגגת עשור</h1><p>לפני עשר שנים נפתחה ספריית הגן ברחוב הגפן.</p></article>`,
  ],
  [
    'ko',
    'a script for a slider',
    `<section class="swiper"><div class="swiper-wrapper"><div class="swiper-slide"><p>봄 수업</p></div></div><div class="swiper-pagination" id="pages"></div></section><script src="/js/slider.js"></script>`,
  ],
  [
    'ar',
    'an empty place for messages of a page',
    `<main><h1>اتصل بنا</h1><div id="form-messages"></div><x-addon provider="provider_contact_form"></x-addon></main><div id="mobile-menu"></div><script src="/js/site.js"></script>`,
  ],
  [
    'en',
    'numbers in prose',
    `<p>In 2024 we sold 207,946 loaves and 958 cakes; flight BA2079 left at 09:58. Version 2.0.7946.</p>`,
  ],
  [
    'zh',
    'the street of somebody else',
    `<p>我们的合作伙伴龙井村茶园位于杭州市西湖区龙井路1号，电话：0571-8796-1234。</p>`,
  ],
  [
    'fr',
    'what an article is filed under',
    `<article><header><p><a href="/ateliers/">Ateliers</a> <a href="/boutique/">Boutique</a></p><h1>Une journée</h1></header><p>Il pleuvait.</p><footer>Classé dans <a href="/ateliers/">Ateliers</a>, <a href="/boutique/">Boutique</a></footer></article>`,
  ],
];
