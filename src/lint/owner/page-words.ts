import { isLegalLabel } from '../menu/legal-pages.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isOurs } from './ours.js';

/** What pages of a site are called: nobody has such a name. */
const isPageWord = wordList(
  'service services products product prices pricing price gallery portfolio references careers jobs vacancies career events blog faq faqs help shop store menu rooms treatments courses reviews testimonials about home sitemap delivery shipping returns appointments appointment opening hours',
  'leistung leistungen angebot angebote dienstleistungen produkte preise preisliste galerie referenzen karriere stellenangebote veranstaltungen aktuelles neuigkeiten zimmer speisekarte behandlungen kurse bewertungen termin termine startseite versand anfahrt öffnungszeiten hilfe über',
  'prestations produits tarifs galerie réalisations références carrières actualités chambres carte soins cours avis rendez vous accueil livraison horaires aide boutique',
  'servicios productos precios tarifas galería proyectos empleo noticias eventos habitaciones carta tratamientos cursos opiniones citas inicio envíos horarios ayuda tienda',
  'servizi prodotti prezzi listino galleria progetti lavora notizie eventi camere trattamenti corsi recensioni appuntamenti spedizioni orari aiuto negozio',
  'serviços produtos preços galeria projetos notícias quartos ementa cardápio tratamentos cursos avaliações início entregas ajuda loja',
  'diensten producten prijzen tarieven galerij projecten vacatures nieuws kamers behandelingen cursussen afspraak verzending winkel',
  'tjänster produkter priser galleri projekt jobb nyheter rum behandlingar kurser tjenester ydelser projekter nyheder behandlinger værelser kurs palvelut tuotteet hinnat hinnasto galleria ajankohtaista huoneet kurssit',
  'usługi produkty cennik galeria realizacje kariera aktualności pokoje zabiegi kursy služby produkty ceník galerie reference kariéra aktuality pokoje kurzy szolgáltatások szolgáltatásaink termékek árak árlista galéria karrier hírek szobák',
  'servicii produse prețuri galerie proiecte cariere noutăți camere υπηρεσίες προϊόντα τιμές γκαλερί νέα δωμάτια hizmetler hizmetlerimiz ürünler fiyatlar galeri projeler haberler odalar randevu',
  'услуги товары продукция цены галерея портфолио вакансии новости номера курсы отзывы запись доставка послуги товари ціни новини відгуки',
  'خدمات الخدمات خدماتنا منتجات المنتجات منتجاتنا أسعار الأسعار معرض أخبار الأخبار الوظائف وظائف المدونة المتجر الغرف العلاجات الدورات الرئيسية السيرفيسات שירותים השירותים מוצרים מחירון גלריה חדשות משרות',
  'dịch vụ bảng giá sản phẩm layanan produk harga galeri berita karir',
);

/** What somebody is told to do at a page, and what goes with it; the words that ask to get in touch are known elsewhere. */
const isDeed = wordList(
  'book order reserve request get see view read learn buy browse start started try join schedule plan download apply register subscribe donate sign log now today online more here free your a table appointment visit quote',
  'jetzt buchen reservieren bestellen anfragen vereinbaren anfordern ansehen entdecken mehr erfahren lesen kaufen starten anmelden herunterladen online',
  'réserver reservez réservez commander commandez demander demandez prendre prenez voir découvrir découvrez acheter télécharger maintenant plus savoir devis ligne',
  'reservar reserva reserve pedir pide solicitar solicita ver comprar compra descargar ahora más saber presupuesto cita prenota prenotare ordina ordinare richiedi richiedere scopri acquista scarica ora subito preventivo agende agendar marcar peça solicite agora orçamento',
  'boek reserveer bestel vraag aan bekijk koop nu meer offerte boka beställ begär köp läs mer bestill bestil kjøp køb læs nå nu varaa tilaa osta lue lisää nyt',
  'zarezerwuj zamów kup zobacz umów teraz więcej rezervovat objednat koupit zobrazit nyní foglaljon foglalás rendeljen most rezervă comandă cumpără acum κράτηση κλείστε ραντεβού τώρα rezervasyon yap sipariş ver satın al hemen şimdi',
  'записаться забронировать заказать купить узнать подробнее сейчас замовити купити забронювати дізнатися зараз',
  'احجز احجزي اطلب اشتر تسوق اكتشف شاهد سجل حمل موعدك موعدا موعد الآن المزيد اعرف طلب حجز קבע קבעו הזמן הזמינו תור עכשיו קנו לפרטים',
);

/** A deed or page in scripts without blanks, at the end or the beginning. */
const UNSPACED =
  /(?:する|はこちら|を見る|予約|申込|申し込み|一覧|サービス|料金|メニュー|お知らせ|採用情報|会社概要|ブログ|立即.{1,6}|预约|預約|预订|預訂|服务|服務|产品|產品|价格|價格|关于我们|關於我們|新闻|예약하기|예약|서비스|제품|가격|공지사항|보기|신청하기|บริการ|จอง|สินค้า)$/u;
/** Characters of such a text. */
const LONGEST = 60;

/** Whether a text is what a page is called, or what is done there, and so names nobody: "Our Services", "Book a table". */
export function isPageName(text: string): boolean {
  const said = text.trim();
  if (said === '' || said.length > LONGEST || /[@:：]|\p{Nd}{3}/u.test(said)) return false;
  if (isLegalLabel(fold(said)) || UNSPACED.test(said)) return true;
  const all = words(said).filter((word) => !isSmallWord(word));
  const isKnown = (word: string) => isPageWord(word) || isDeed(word) || isContactWord(word);
  if (all.every(isKnown)) return true;
  // "Our Workshop": what is the house's own is no name. Endings for "our" are those of names, too.
  const [first = '', ...rest] = said.split(/\s/u, 3);
  return rest.length > 0 && /^\p{Lu}?\p{Ll}{2,6}(?<!nk)$/u.test(first) && isOurs(first);
}
