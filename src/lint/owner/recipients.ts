/** Whom a notice of privacy calls those that a site gives data to, or has worked on by, by language. */
const RECIPIENTS =
  'recipients?|(?:sub-?)?processors?|data processors?|service providers?|third part(?:y|ies)|' +
  'empfänger(?:in|innen)?|datenempfänger|(?:unter-?)?auftrags(?:daten)?verarbeiter|dienstleister|drittanbieter|' +
  'destinataires?|sous-traitants?(?: ultérieurs?)?|prestataires?|' +
  'destinatari[oa]s?|encargad[oa]s? (?:de|del) tratamiento|subencargad[oa]s?|(?:prestador(?:es)?|proveedor(?:es)?) de servicios|' +
  'destinatari|responsabil[ei] estern[oi](?: del trattamento)?|sub-?responsabil[ei]|fornitor[ei] di servizi|' +
  'destinatári[oa]s?|subcontratantes?|operador(?:es)? de dados|' +
  '(?:sub-?)?verwerkers?|ontvangers?|mottagare|personuppgiftsbiträden?|modtagere?|mottakere?|(?:under)?databehandlere?|' +
  'vastaanottajat?|(?:henkilötietojen )?käsittelijät?|odbiorc[ay]|podmiot(?:y)? przetwarzając[ey]|příjemc[ei]|zpracovatelé?|príjemc(?:a|ovia)|sprostredkovateli?a?|' +
  'címzett(?:ek)?|adatfeldolgozók?|destinatar(?:i|ul|ii)?|persoan[eaă] împuternicit[eă]|αποδέκτ(?:ης|ες)|εκτελ(?:ών|ούντες) την επεξεργασία|alıcı(?:lar)?|veri işleyen(?:ler)?|' +
  'получател[ьи]|обработчики?(?: данных)?|одержувач[іи]?|отримувач[іи]?|обробники?|primatelj[i]?|izvršitelj(?:i)? obrade|prejemniki?|obdelovalc[ie]|обработващи?|получатели|' +
  'المستلم(?:ون|ين)?|معالجو? البيانات|المتلق(?:ي|ون|ين)|נמענים|מקבלי המידע|מעבדי? (?:ה?מידע|ה?נתונים)';

/** In scripts that put no blanks between words. */
const UNSPACED = /(?:業務)?委託先|受託者|受託会社|第三方|受托方|接收方|수탁(?:자|업체)|제3자|ผู้รับข้อมูล|ผู้ประมวลผล/u;

/** A label or heading that begins so, with few words behind it, or up to a colon. */
const LABEL = new RegExp(
  `^[^\\p{L}\\p{Nd}]{0,6}(?:(?:our|the|unsere|nos|les|los|las|nuestros|i|gli|os|onze|våra|våre|vores|nasi|naši) )?(?:${RECIPIENTS})(?![\\p{L}\\p{M}])(?:[^:：\\p{Nd}]{0,60}[:：]|(?:[ /,-]{1,3}[\\p{L}\\p{M}.()]{1,24}){0,5}\\s{0,4}$)`,
  'iu',
);

/** Whether a label or heading names those whom a site gives data to: what it stands before is of others. */
export function isOfRecipients(text: string): boolean {
  return LABEL.test(text) || BILLED.test(text) || (text.length < LONGEST && UNSPACED.test(text));
}

/** Characters of a label in a script without blanks. */
const LONGEST = 20;

/** What stands before the name of whom a letter or an invoice is to. */
const TO =
  /^\s{0,4}(?:to|an|à|para|per|a|aan|til|till|do|pro|για|προς|kime|sayın|кому|إلى|אל|לכבוד|(?:bill(?:ed)?|invoiced?|ship(?:ped)?|sold|deliver(?:ed)?) to|(?:rechnung|lieferung) an|(?:facturé|livré|expédié|vendu) à|(?:facturar|enviar|facturado|enviado) a|(?:fatturare|spedire|intestat[oa]) a|(?:faturar|enviar|faturado) a|factuur aan|faktura till?|faktura til)\s?[:：]\s{0,3}(?=\p{Lu}|\p{Lo}{2})/iu;
/** The same where it needs no name: who gets an invoice or a parcel is not who sends it. */
const BILLED =
  /^\s{0,4}(?:(?:bill(?:ed)?|invoiced?|ship(?:ped)?|sold|deliver(?:ed)?) to|(?:rechnung|lieferung) an|(?:facturé|livré|expédié|vendu) à|(?:facturado|enviado) a|facturar a|intestat[oa] a|faturado a|factuur aan|faktura till?)\s?[:：]?\s{0,3}$/iu;

/** The name of whom a letter or an invoice is to, nothing for any other text. */
export function nameAddressed(text: string): string | undefined {
  const label = TO.exec(text)?.[0];
  const name = label === undefined ? '' : text.slice(label.length);
  return /^(?:\p{Lu}|\p{Lo})/u.test(name) ? name : undefined;
}
