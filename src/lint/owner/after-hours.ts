/** When a house is closed: who answers then is on duty for it. */
const AFTER_HOURS =
  /(?<!\p{L})(?:(?:after|out of|outside(?: of)?)[\s-](?:our )?(?:(?:normal|office|opening|business|working|surgery|clinic|shop) )?hours|(?:ausserhalb|außerhalb) (?:der|unserer) (?:öffnungs|geschäfts|büro|sprech|praxis|dienst)(?:zeiten|stunden)|nach (?:dienst|geschäfts|laden|praxis)schluss|(?:en dehors d|hors )(?:es |e nos )?(?:heures|horaires)(?: d['’]ouverture| de bureau)?|fuera d(?:el|e) horario(?: de (?:atención|oficina|consulta))?|fuori (?:dall['’])?orario(?: d['’](?:ufficio|apertura))?|fora d[oe] (?:horário|horas)(?: de (?:expediente|atendimento|funcionamento))?|buiten (?:de )?(?:kantoor|openings|praktijk|werk)(?:uren|tijden)|utanför (?:öppettiderna|öppettider|kontorstid)|utenfor (?:åpningstid(?:en)?|kontortid)|uden for (?:åbningstid(?:en)?|kontortid)|(?:aukioloaikojen|toimistoajan) ulkopuolella|(?:po|poza) godzina(?:ch|mi)(?: pracy| otwarcia)?|mimo (?:ordinační|otevírací|pracovní) (?:hodiny|dobu)|mimo (?:ordinačných|otváracích|pracovných) hodín|(?:nyitvatartási|rendelési|munka)\s?időn (?:túl|kívül)|în afara (?:orelor de program|programului|orarului)|εκτός ωραρίου|mesai (?:saatleri )?(?:dışında|dışı)|вне рабочего времени|в нерабочее время|(?:у|в) неробочий час|поза робочим часом|خارج (?:أوقات|ساعات|اوقات) (?:العمل|الدوام)|بعد (?:أوقات|ساعات|اوقات) (?:العمل|الدوام)|خارج از ساعات? کاری|(?:לאחר|אחרי|מחוץ ל) ?שעות ה?(?:פעילות|קבלה|עבודה))(?!\p{L})/giu;
/** Words of them that are quick to find. */
const HINT =
  /hours|zeiten|stunden|schluss|heures|horaires|horario|orario|hor[áa]rio|horas|uren|tijden|öppet|kontorst|åpning|åbning|kontort|aukiolo|toimisto|godzina|mimo |idő|afara|ωραρ|mesai|рабоч|нерабоч|робоч|неробоч|ساعات|ساعت|أوقات|اوقات|שעות/i;

/** A text without the words that say when a house is closed, and whether it had some. */
export function withoutAfterHours(text: string): { rest: string; isAfter: boolean } {
  if (!HINT.test(text)) return { rest: text, isAfter: false };
  const rest = text.replace(AFTER_HOURS, ' ');
  return { rest, isAfter: rest !== text };
}
