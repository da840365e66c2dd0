/** A letter of a word, as engines compile it fast. */
const LETTER = '[^\\s\\d.,;:!?()]';

/** What a house can be called behind "come to the" by whoever speaks of the own one, as in "passez à la boutique". */
const ROMANCE_HOUSES =
  'boutique|atelier|magasin|salon|bureau|cabinet|showroom|studio|tienda|taller|estudio|despacho|negozio|bottega|laboratorio|ufficio|loja|oficina|ateliê|escritório|estúdio';

/** How a house asks people to come by, by language. Words that do not say to whom have a street at once behind them: "pásate por la calle …". */
const PHRASES =
  `pay us a visit|pop (?:by|over|round|along)|come (?:over|round|see our ${LETTER}{3,20})|call in(?= (?:at|on) )|call by|drop over|` +
  '(?:kommen|schauen|gucken|komm|schau|guck|kommt|schaut) (?:sie )?(?:(?:doch|gerne?|einfach|mal|auch|persönlich|jederzeit) ){0,3}(?:vorbei|herein|rein|bei uns|zu uns)|statten sie uns|statte uns|stattet uns|uns einen besuch ab|auf (?:ihren|deinen|euren) besuch|' +
  `pass(?:e|ez|er) (?:(?:donc|vite|aussi|plutôt|directement) )?(?:nous (?:voir|saluer|rendre visite|dire bonjour|rencontrer)|chez nous|(?:à|dans|par) (?:la |notre |l['’])(?:${ROMANCE_HOUSES})|(?=au \\p{Nd}))|rend(?:ez|s)[- ]nous (?:donc |vite )?visite|nous rendre visite|(?:venir|viens) nous (?:voir|rencontrer)|visitez[- ]nous|poussez (?:la|notre) porte|on vous (?:accueille|attend|reçoit)|` +
  `(?:pása(?:te|os)|pasaos|pásese|pásense|acércate|acercaos|acérquese|acérquense|ven|venga|venid)(?= (?:por|en|a) (?:la |el )?(?:c\\/|calle|avda|avenida|plaza|paseo|ronda|travesía|camino))|(?:pása(?:te|os)|pasaos|pásese|acércate|acércaos|acérquese|pasa|pase|pasad) (?:a (?:vernos|visitarnos|saludarnos|conocernos)|por (?:la |el |nuestr[oa] )(?:${ROMANCE_HOUSES}))|haznos una visita|háganos una visita|hacednos una visita|` +
  `facci visita|fateci visita|ci faccia visita|a visitarci|a conoscerci|visitateci|visitaci|(?:vi|ti) accogliamo|(?:passa|passate|vieni|venite) (?:da noi|a salutarci|(?:in|nel|nella|al|alla) (?:nostr[oa] )?(?:${ROMANCE_HOUSES}))|` +
  `faça[- ]nos uma visita|faz[- ]nos uma visita|nos faça uma visita|nos visite|venha ter connosco|venha até nós|(?:esperamos por|te esperamos|esperamos-te|esperamos você)|(?:passe|passa|apareça|venha) (?:por cá|por aqui|(?:à|ao|na|no|pela|pelo) (?:noss[oa] )?(?:${ROMANCE_HOUSES}))|` +
  'kom(?:t u)? (?:(?:eens|gerust|gezellig|even|vooral|ook) ){0,2}(?:bij ons )?(?:langs|binnen|op bezoek)|loop (?:(?:eens|gerust|gezellig|even) ){0,2}(?:bij ons )?binnen|breng ons (?:eens )?een bezoek|welkom bij ons|' +
  'kom (?:gärna )?(?:förbi|in)(?: till oss| hos oss)?|hälsa på oss|kom och hälsa på|titta (?:gärna )?(?:in|förbi)(?: till oss| hos oss)?|välkom(?:men|na) (?:in )?till oss|' +
  '(?:kig|kom|stik|stikk|kikk) (?:(?:gerne|bare|gjerne|og) ){0,2}(?:forbi|ind|innom|inn)|læg vejen forbi|ta turen innom|velkommen (?:til|hos) os[s]?|' +
  'tul(?:e|kaa) (?:meille|käymään|meille käymään)|poike?tkaa|poikkea|käy meillä|tervetuloa (?:meille|käymään)|' +
  'wpadnij(?:cie)?(?: do nas)?|przyjdź(?:cie)? do nas|zajrzyj(?:cie)?(?: do nas)?|zapraszamy(?= (?:na|przy) ul)|' +
  '(?:zastavte|stavte|zastav|stav) s[ea](?: (?:u nás|za námi|za nami|k nám))?|přijďte (?:k nám|za námi|nás navštívit)|prídite k nám|príďte (?:k nám|za nami)|' +
  'látogass(?:on|atok|anak)? (?:el|meg)(?: (?:hozzánk|minket|bennünket))?|(?:nézz|térj)(?:en|etek|enek)? be(?: hozzánk)?|(?:gyere|gyertek|jöjj[öe]n) (?:(?:be|el) )?hozzánk|keress(?:en)? fel (?:minket|bennünket)|' +
  'vino (?:la noi|să ne (?:vezi|vizitezi|cunoști))|veniți (?:la noi|să ne (?:vedeți|vizitați|cunoașteți))|tre(?:ci|ceți) pe la noi|fă-ne o vizită|faceți-ne o vizită|vizitează-ne|' +
  '(?:ελάτε|έλα) (?:να μας (?:δείτε|δεις|βρείτε|βρεις|επισκεφθείτε|γνωρίσετε)|από κοντά|σε εμάς|στο κατάστημά μας)|περάστε (?:να μας δείτε|από κοντά|από το κατάστημά μας)|' +
  'заходите|загляните|заглядывайте|зайдите|заезжайте|заходи|посетите нас|навестите нас|добро пожаловать к нам|(?:приглашаем|ждем) (?:вас )?к нам|ждем вас|' +
  'заходьте|заходіть|зазирайте|зазирніть|приїжджайте|приїздіть|відвідайте нас|чекаємо на тебе|запрошуємо (?:вас )?до нас|' +
  'заповядайте|елате (?:при нас|да ни видите)|отбийте се|svrati(?:te)?(?: (?:k nama|kod nas|do nas))?|navratite|dođite (?:k nama|kod nas|do nas)|čekamo vas|svratite|свратите|дођите код нас|pridite (?:k nam|do nas)|oglasite se(?: pri nas)?|' +
  'בואו (?:אלינו|לבקר|לראות)|קפצו (?:אלינו|לביקור|לבקר)|(?:היכנסו|מוזמנים|מוזמנות) (?:אלינו|לבקר|להגיע)|מחכים לכם|' +
  'به ما سر بزنید|از ما دیدن کنید|منتظر شما هستیم|' +
  'mampir(?:lah)? (?:ke|di)|singgah(?:lah)? (?:ke|di)|datang(?:lah)? ke (?:toko|kantor|studio|kedai) kami|ghé (?:thăm|qua)(?: chúng tôi)?|đến (?:thăm|với) chúng tôi|' +
  "pass(?:a|eu) a (?:veure.ns|visitar.nos)|vin[ae] a (?:visitar.nos|conèixer.nos)|visita['’]ns|visiteu[- ]nos|külasta(?:ge)? meid|astu(?:ge)? (?:meilt )?läbi|tule (?:meile )?külla|apmeklējiet mūs|iegriezieties|nāciet ciemos|užsukite|aplankykite mus|apsilankykite";

/** For texts in small letters: phrases that ask people to come by, behind which a house of who speaks has its address. */
export const VISITS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${PHRASES})(?![\\p{L}\\p{M}])`, 'gu');
