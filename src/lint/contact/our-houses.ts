/** Behind such a house its address follows at once. */
const FOLLOWS = '(?=, | ?\\(| \\p{Nd})';

/** What a house is called in Polish where it works. */
const POLISH = 'warsztat|pracownia|sklep|gabinet|biuro|salon|studio|zakład|siedziba';

/** A house of who speaks, by language: "our", what it may be called by, the kinds of houses, and what says that it is there now. */
const HOUSES =
  `(?:our) (?:(?:new|second|other|third|main|own|sister|little|only) )?(?:shop|store|studio|office|workshop|showroom|surgery|practice|clinic|salon|café|cafe|restaurant|premises|headquarters|gallery|school|gym|garage|bakery|farm|depot|yard|warehouse|branch|factory|laboratory|dairy|brewery|distillery|nursery|kennels|stables|kitchen|parlour|boutique)(?: (?:is|are|sits|stands|opens|lies|at|on)(?= )|${FOLLOWS})|` +
  `(?:unser(?:e|er|em|en)?) (?:(?:neue[rsn]?|zweite[rsn]?|andere[rsn]?|eigene[rsn]?) )?(?:werkstatt|laden|hofladen|lager|geschäft|ladengeschäft|büro|praxis|studio|atelier|hof|café|restaurant|salon|showroom|ausstellung|kanzlei|filiale|depot|betrieb|backstube|werk)(?: (?:ist|liegt|befindet sich|in|an|am|im)(?= )|${FOLLOWS})|` +
  `(?:notre) (?:(?:nouveau|nouvel|nouvelle|deuxième|second|seconde|autre) )?(?:atelier|boutique|magasin|dépôt|bureau|cabinet|entrepôt|salon|restaurant|ferme|école|studio|agence|showroom|garage|librairie|boulangerie|siège)(?: (?:est|se trouve|se situe|au|à|situé|située)(?= )|${FOLLOWS})|` +
  `(?:nuestr[oa]) (?:(?:nuev[oa]|segund[oa]|otr[oa]) )?(?:taller|tienda|almacén|oficina|estudio|local|clínica|restaurante|bodega|despacho|nave|consulta|academia|sede|librería|panadería)(?: (?:está|es|queda|se encuentra|en)(?= )|${FOLLOWS})|` +
  `(?:nostr[oa]) (?:(?:nuov[oa]|second[oa]|altr[oa]) )?(?:laboratorio|negozio|magazzino|ufficio|studio|bottega|officina|sede|ristorante|deposito|cantina|showroom|ambulatorio|libreria)(?: (?:è|si trova|in|al|a)(?= )|${FOLLOWS})|` +
  `(?:noss[oa]) (?:(?:nov[oa]|segund[oa]|outr[oa]) )?(?:oficina|loja|armazém|escritório|estúdio|ateliê|atelier|clínica|restaurante|sede|consultório|depósito|adega|padaria)(?: (?:é|está|fica|na|no|em)(?= )|${FOLLOWS})|` +
  `(?:onze|ons) (?:(?:nieuwe?|tweede|andere?) )?(?:werkplaats|winkel|magazijn|kantoor|praktijk|studio|atelier|restaurant|showroom|salon|boerderij|zaak|loods|garage|depot)(?: (?:is|ligt|zit|staat|aan|op|in)(?= )|${FOLLOWS})|` +
  `(?:nasz(?:a|ą|e|ej|ym|ego)?) (?:(?:now[yaąe]|nowej|nowym|drug[iaąe]) )?(?:pracowni[aęąi]?|sklepi?e?|magazyni?e?|biuro|biurze|warsztat|gabinet|salon|siedziba|siedzibę|restauracj[aęi]|studio|zakład)(?: stacjonarn[yae])?(?: (?:jest|działa|znajduje się|mieści się|przy|na|w)(?= )|${FOLLOWS})|` +
  // Polish has no article: a house with a word for which of the own ones, or one that begins the sentence.
  `(?:(?<=^\\s?|[.!?]\\s)(?:${POLISH})|(?:${POLISH}) (?:stacjonarn[yae]|firmow[yae]|własn[yae])) (?:działa|mieści się|znajduje się)(?= (?:przy|na|w) )|` +
  // Turkish says in the word itself whose a house is; the ending alone of these tells little.
  '(?:depo|stüdyo|büro|banyo)muz';

/** For texts in small letters: phrases behind which a house of who speaks has its address: "our depot is", "our surgery, 24 …". */
export const OUR_HOUSES = new RegExp(`(?<![\\p{L}\\p{M}])(?:${HOUSES})(?![\\p{L}\\p{M}])`, 'gu');
