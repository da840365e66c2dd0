import { buildManifest, type Manifest, parseSite } from '../../../src/index.js';
import { EXAMPLE_STATE } from '../../../src/lint/example/site.js';
import type { SiteState } from '../../../src/site/schema.js';

/** What differs between the small sites: language, name, host, phone, mail, address, main menu, legal menu. */
type Row = readonly [string, string, string, string, string, string, string, string];

/** Labels with the last part of their address. */
const ROWS: readonly Row[] = [
  [
    'de',
    'Tischlerei Kranich',
    'tischlerei-kranich',
    '+493023125014',
    'werkstatt',
    'Lindenweg 7\n10969 Berlin',
    'Start:,Leistungen:leistungen,Möbel:moebel,Über uns:ueber-uns,Kontakt:kontakt',
    'Impressum:impressum,Datenschutz:datenschutz,AGB:agb',
  ],
  [
    'fr',
    'Atelier Brume',
    'atelier-brume',
    '+33199001234',
    'bonjour',
    '18 rue des Tanneurs\n35000 Rennes',
    'Accueil:,Ateliers:ateliers,Boutique:boutique,À propos:a-propos,Contact:contact',
    'Mentions légales:mentions-legales,Confidentialité:confidentialite,CGV:cgv',
  ],
  [
    'it',
    'Trattoria Luna',
    'luna',
    '+390550123456',
    'info',
    'Via Roma 12\n50122 Firenze',
    'Home:,Il menù:menu,La cantina:cantina,Chi siamo:chi-siamo,Contatti:contatti',
    'Note legali:note-legali,Privacy:privacy,Cookie:cookie',
  ],
  [
    'es',
    'Librería Mirasol',
    'mirasol',
    '+34910123456',
    'hola',
    'Calle Mayor 24\n28013 Madrid',
    'Inicio:,Libros:libros,Agenda:agenda,Nosotros:nosotros,Contacto:contacto',
    'Aviso legal:aviso-legal,Privacidad:privacidad,Cookies:cookies',
  ],
  [
    'pt',
    'Padaria Aurora',
    'padaria-aurora',
    '+351210123456',
    'ola',
    'Rua da Prata 31\n1100-414 Lisboa',
    'Início:,Pães:paes,Bolos:bolos,Sobre nós:sobre,Contactos:contactos',
    'Termos:termos,Privacidade:privacidade',
  ],
  [
    'nl',
    'Fietsenmaker De Brug',
    'de-brug',
    '+31201234567',
    'werkplaats',
    'Brugstraat 9\n1011 AB Amsterdam',
    'Home:,Reparatie:reparatie,Fietsen:fietsen,Over ons:over-ons,Contact:contact',
    'Voorwaarden:voorwaarden,Privacy:privacy',
  ],
  [
    'pl',
    'Piekarnia Kłos',
    'klos',
    '+48221234567',
    'sklep',
    'ul. Młynarska 14\n01-205 Warszawa',
    'Start:,Chleby:chleby,Ciasta:ciasta,O nas:o-nas,Kontakt:kontakt',
    'Regulamin:regulamin,Prywatność:prywatnosc',
  ],
  [
    'sv',
    'Galleri Norr',
    'galleri-norr',
    '+46846500412',
    'hej',
    'Storgatan 5\n114 51 Stockholm',
    'Hem:,Utställningar:utstallningar,Konstnärer:konstnarer,Om oss:om-oss,Kontakt:kontakt',
    'Villkor:villkor,Integritet:integritet',
  ],
  [
    'da',
    'Strand Cykler',
    'strand-cykler',
    '+4532123456',
    'butik',
    'Strandvej 22\n2100 København',
    'Forside:,Cykler:cykler,Værksted:vaerksted,Om os:om-os,Kontakt:kontakt',
    'Handelsbetingelser:betingelser,Persondata:persondata',
  ],
  [
    'no',
    'Fjellstua Hotell',
    'fjellstua',
    '+4721234567',
    'post',
    'Fjellveien 3\n2665 Lesja',
    'Hjem:,Rom:rom,Restaurant:restaurant,Om oss:om-oss,Kontakt:kontakt',
    'Vilkår:vilkar,Personvern:personvern',
  ],
  [
    'fi',
    'Saunalautta Kaisla',
    'kaisla',
    '+358912345678',
    'varaus',
    'Satamakatu 11\n00160 Helsinki',
    'Etusivu:,Saunat:saunat,Hinnasto:hinnasto,Meistä:meista,Yhteystiedot:yhteystiedot',
    'Ehdot:ehdot,Tietosuoja:tietosuoja',
  ],
  [
    'cs',
    'Sklárna Lípa',
    'sklarna-lipa',
    '+420234567890',
    'dilna',
    'Lipová 48\n120 00 Praha',
    'Úvod:,Sklo:sklo,Kurzy:kurzy,O nás:o-nas,Kontakt:kontakt',
    'Podmínky:podminky,Soukromí:soukromi',
  ],
  [
    'hu',
    'Könyvtár Kávézó',
    'konyvtar-kavezo',
    '+3612345678',
    'hello',
    'Kossuth utca 6\n1053 Budapest',
    'Kezdőlap:,Étlap:etlap,Programok:programok,Rólunk:rolunk,Kapcsolat:kapcsolat',
    'ÁSZF:aszf,Adatvédelem:adatvedelem',
  ],
  [
    'ro',
    'Florăria Iris',
    'iris',
    '+40213456789',
    'comenzi',
    'Strada Florilor 15\n010203 București',
    'Acasă:,Buchete:buchete,Nunți:nunti,Despre noi:despre,Contact:contact',
    'Termeni:termeni,Confidențialitate:confidentialitate',
  ],
  [
    'tr',
    'Kuş Evi',
    'kus-evi',
    '+902121234567',
    'merhaba',
    'Çınar Sokak 8\n34433 İstanbul',
    'Ana sayfa:,Kuşlar:kuslar,Kafesler:kafesler,Hakkımızda:hakkimizda,İletişim:iletisim',
    'Koşullar:kosullar,Gizlilik:gizlilik',
  ],
  [
    'el',
    'Ταβέρνα Ελαιώνες',
    'elaiones',
    '+302101234567',
    'kalimera',
    'Οδός Αθηνάς 27\n105 54 Αθήνα',
    'Αρχική:,Κατάλογος:katalogos,Κρασιά:krasia,Σχετικά:sxetika,Επικοινωνία:epikoinonia',
    'Όροι:oroi,Απόρρητο:aporrito',
  ],
  [
    'ru',
    'Чайная Сова',
    'sova',
    '+74951234567',
    'chai',
    'ул. Садовая, д. 10\n101000 Москва',
    'Главная:,Чай:chai,Посуда:posuda,О нас:o-nas,Контакты:kontakty',
    'Оферта:oferta,Конфиденциальность:privacy',
  ],
  [
    'uk',
    'Медова Хата',
    'medova-hata',
    '+380441234567',
    'med',
    'вул. Медова, 4\n01001 Київ',
    'Головна:,Мед:med,Пасіка:pasika,Про нас:pro-nas,Контакти:kontakty',
    'Оферта:oferta,Приватність:privacy',
  ],
  [
    'ar',
    'مخبز النخيل',
    'nakheel',
    '+97142123456',
    'salam',
    'شارع الميناء 16\nدبي',
    'الرئيسية:,الخبز:bread,الحلويات:sweets,من نحن:about,اتصل بنا:contact',
    'الشروط:terms,الخصوصية:privacy',
  ],
  [
    'he',
    'ספריית הגן',
    'hagan',
    '+97226234567',
    'shalom',
    'רחוב הגפן 5\nירושלים',
    'בית:,ספרים:books,אירועים:events,אודות:about,צור קשר:contact',
    'תקנון:terms,פרטיות:privacy',
  ],
  [
    'zh',
    '清溪茶馆',
    'qingxi',
    '+862162345678',
    'cha',
    '南京西路 88号\n上海',
    '首页:,茶叶:tea,茶具:ware,关于我们:about,联系我们:contact',
    '条款:terms,隐私:privacy',
  ],
  [
    'ja',
    '清洲薬局',
    'kiyosu',
    '+81312345678',
    'madoguchi',
    '本町2丁目3-4\n東京都',
    'ホーム:,お薬:kusuri,健康相談:soudan,薬局について:about,お問い合わせ:contact',
    '利用規約:terms,プライバシー:privacy',
  ],
  [
    'ko',
    '하늘 공방',
    'haneul',
    '+82221234567',
    'annyeong',
    '종로 12길 3\n서울',
    '홈:,도자기:ceramics,수업:classes,소개:about,문의:contact',
    '이용약관:terms,개인정보:privacy',
  ],
];

function items(list: string): { label: string; url: string }[] {
  return list.split(',').map((each) => {
    const [label = '', slug = ''] = each.split(':');
    return { label, url: slug === '' ? '/' : `/${slug}/` };
  });
}

function stateOf([language, name, host, phone, mailbox, address, main, legal]: Row): SiteState {
  const at = `https://www.${host}.example`;
  const handle = host.replaceAll('-', '');
  return {
    ...EXAMPLE_STATE,
    site: { name, description: '', url: at, language },
    logos: {
      variants: {
        default: { url: '/media/logo.svg', alt: name, width: 180, height: 48 },
        light: { url: '/media/logo-light.svg', alt: name, width: 180, height: 48 },
      },
    },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' }, footer: { label: 'Footer', menu: 'legal' } },
      definitions: { main: { name: 'Main', items: items(main) }, legal: { name: 'Legal', items: items(legal) } },
    },
    social: [
      { network: 'instagram', url: `https://instagram.com/${handle}` },
      { network: 'facebook', url: `https://www.facebook.com/${handle}` },
      { network: 'youtube', url: `https://www.youtube.com/@${handle}` },
    ],
    contacts: {
      phone: { kind: 'phone', value: phone },
      email: { kind: 'email', value: `${mailbox}@${host}.example` },
      address: { kind: 'address', value: address },
    },
    attachments: [{ url: '/files/info.pdf', title: 'Info', type: 'application/pdf' }],
  };
}

/** The state of the small site of a language; English is the site of the rules' examples. */
export function stateIn(language: string): SiteState {
  if (language === 'en') return EXAMPLE_STATE;
  const row = ROWS.find(([each]) => each === language);
  if (!row) throw new Error(`no site in ${language}`);
  return stateOf(row);
}

const manifests = new Map<string, Manifest>();

/** The manifest of the small site of a language. */
export function manifestIn(language: string): Manifest {
  const manifest = manifests.get(language) ?? buildManifest(parseSite(stateIn(language)));
  manifests.set(language, manifest);
  return manifest;
}

/** The phone number of the small site of a language, in its international form. */
export function phoneIn(language: string): string {
  return stateIn(language).contacts?.['phone']?.value ?? '';
}
