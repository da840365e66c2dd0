/** Words for a site's mark, in labels, class names and file names; folded. */
export const LOGO_WORDS: ReadonlySet<string> = new Set(
  (
    'logo logos logotype logotyp logotipo logotipas logga emblem embleme emblema amblem crest coat arms escudo sceau stemma wappen szyld znak znacka znachok herb brand branding brandmark wordmark marca marque marke mark mærke signet siegel ' +
    'лого логотип логотипом емблема эмблема λογοτυπο σημα ロゴ ロゴマーク 로고 标志 標誌 商标 شعار לוגו סמל'
  ).split(' '),
);

/** Words beside a name that add nothing: the link to the home page, articles. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'home homepage start startseite startsida accueil inicio inici pagina iniziale principal hem forside etusivu strona glowna domu anasayfa ana sayfa hlavni stranka αρχικη главная головна ホーム 홈 首页 首頁 الرئيسية ראשי דף הבית ' +
    'image img picture icon site website web page to go back the of and a an de del della di da do du des la le les el der die das den het van al our official link zur zum vai alla our inc ltd llc gmbh srl sl sa ag co main'
  ).split(' '),
);

/** Words of a label that is yet to be put in, as in `Your Company Logo`. */
export const YOURS: ReadonlySet<string> = new Set(
  'your company business brand name here ihr ihre dein firma firmen firmenlogo firmenname votre entreprise societe nom tu su empresa nombre negocio tuo vostro nome azienda seu sua uw jouw bedrijf naam din ditt deres foretag foretagsnamn firmanavn yritys yrityksen nimi sinun twoje twoja firmy nazwa vase nazev sajat ceg cegnev numele companiei sizin sirket adi επωνυμια εταιρειας ваш компания компании название ваша компанія компанії назва شركتك اسم הלוגו שלך 您的 公司 会社名 회사명'.split(
    ' ',
  ),
);

/** What says that marks are those of others: in class names, ids, labels and headings. */
export const OTHERS =
  /(?:^|[^\p{L}])(?:partners?|parceiros?|partenaires?|partner[ei]?n?|socios|colaborador[ae]?s|clients?|clientes?|clienti|kunden?|klanten|kunder|klienci|asiakkaat|customers?|sponsors?|sponsoren|patrocinadores|funders?|funding|financ\w{0,40}|apoios?|soutiens?|support(?:ed|ers?)|payments?|pagos?|pagamentos?|pagamenti|paiements?|zahlung\w{0,40}|platnosci|odeme|betaling\w{0,40}|cards?-accepted|awards?|premios?|prix|auszeichnung\w{0,40}|trusted|trust|certif\w{0,40}|badges?|accredit\w{0,40}|members?(?:hips?)?|mitglied\w{0,40}|associat\w{0,40}|press|presse|featured|as-seen|seen-in|brands|marken|marques|marcas|suppliers?|lieferanten|fornitori|fornecedores|proveedores|leveranciers|fournisseurs|vendors?|integrations?|manufacturers?|hersteller|testimonials?|reviews?|social|apps?|app-?stores?|stores|credits?|powered)(?:$|[^\p{L}])/iu;
