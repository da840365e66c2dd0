/** What numbers are called that cost nothing, in several words: they say what a number is, and not whose. */
const FREE_CALL =
  /(?<!\p{L})(?:numer[oi] verd[ei]|n\s?[°º.]\s?vert|linea verde|numéros? verts?|numéro gratuit|n[uú]mero (?:gratuito|verde|gr[aá]tis)|l[ií]nea (?:gratuita|gratis|verde)|(?:lada|llamada|n[uú]mero|l[ií]nea|tel[eé]fono) sin (?:costo|cargo)|llamada gratuita|(?:ligação|chamada|discagem) gr[aá]tis|(?:ligação|chamada|discagem) gratuita|appel gratuit|chiamata gratuita|linha (?:gr[aá]tis|gratuita|verde|azul)|tel ?verde|num[aă]r (?:gratuit|verde)|linie (?:gratuită|verde)|(?:kostenlose|kostenfreie|gebührenfreie) (?:hotline|rufnummer|nummer|service-?nummer|service-?hotline|telefonnummer)|gratis (?:nummer|lijn|hotline|telefonnummer)|groen nummer|gröna? (?:numret|linjen)|grønt nummer|(?:ilmainen|maksuton) (?:numero|puhelinnumero|palvelunumero)|bezpłatn[aey] (?:infolinia|linia|numer)|zielona linia|bezplatn[áéa] (?:linka|infolinka|číslo)|zelen[áé] (?:linka|číslo)|(?:ingyenes|zöld) (?:szám|vonal|telefonszám|hívószám)|δωρεάν (?:γραμμή|κλήση)|ücretsiz (?:hat|danışma hattı|numara)|besplatn[aie]? (?:telefon|linija|broj)|(?:бесплатн\p{L}{2}|безкоштовн\p{L}{1,2}|безплат\p{L}{2}) (?:номер|звонок|линия|лінія|телефон|дзвінок|горячая линия)|(?:الرقم|الهاتف|الخط) المجاني|(?:رقم|هاتف|خط) مجاني|(?:מספר|קו|שיחת) חינם|toll[- ]free (?:number|line)|bebas pulsa|टोल[- ]?फ्री)(?!\p{L})/giu;

/** One letter for a telephone before a colon or a point: in Arabic and Persian, Hebrew, Russian and its like. */
const ONE_LETTER = /(?<![\p{L}\p{M}\p{Nd}])[تטТт]\s?[.:：]\s{0,3}$/u;

/** A text with a plain word for a number to call in place of those for one that costs nothing. */
export function withPlainCalls(text: string): string {
  return text.replace(FREE_CALL, 'tel').replace(ONE_LETTER, 'tel: ');
}
