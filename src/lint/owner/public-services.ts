import { memo } from '../../text/memo.js';
import type { SiteNames } from './site-names.js';

/**
 * What those are called in several words who bring gas, power and water, and the public services for what cannot wait: people call
 * them at a leak, and not the house.
 */
const SERVICE =
  /(?<!\p{L})(?:(?:gas|power|electric(?:ity)?|water|sewer(?:age)?|energy) (?:network|grid|board|compan(?:y|ies)|suppliers?|providers?|utilit(?:y|ies)|authority|distributors?|operators?)|(?:network|grid) operators?|national (?:gas|grid|poisons?)|(?:public )?utility (?:compan(?:y|ies)|providers?)|poisons? (?:control|information|cent(?:re|er)|line)|civil (?:defen[cs]e|protection)|coast ?guard|health department|gestionnaire d[ue] réseau|distributeur (?:de gaz|d['’](?:électricité|eau))|(?:compagnie|régie|service|société) (?:du gaz|des eaux|d['’](?:électricité|eau))|(?:protection|sécurité) civile|agence régionale de santé|(?:compañía|empresa|distribuidora|suministradora|comercializadora) (?:de(?:l| la)? )?(?:municipal de )?(?:gas|aguas?|luz|electricidad|eléctrica)|protección civil|toxicología|(?:società|azienda|gestore|ente) (?:del |di |dell['’]|della )?(?:gas|elettric[oa]|idric[oa]|acqua|acque|energia|luce|rete|servizio idrico)|protezione civile|azienda sanitaria|(?:companhia|empresa|distribuidora) (?:do |da |das |de )?(?:gás|água|águas|eletricidade|elétrica|energia)|serviços municipalizados|(?:proteção|defesa) civil|nationaal storingsnummer|compania de (?:gaz|apă|electricitate)|distribuție (?:gaze|energie)|εταιρ(?:εία|ία) (?:ύδρευσης|ηλεκτρισμού|αερίου)|κέντρο δηλητηριάσεων|(?:gaz|elektrik|su) (?:dağıtım|idaresi|arıza)|zehir danışma|газов\p{L}{2,3} служб\p{L}{1,3}|(?:شركة|سلطة|هيئة|مصلحة|مؤسسة) (?:الكهرباء|المياه|الغاز)|الدفاع المدني|مركز السموم|(?:חברת|תאגיד) (?:ה)?(?:חשמל|מים|גז)|מידע בהרעלות|perusahaan (?:listrik|gas|air)|điện lực|công ty (?:cấp nước|điện|gas)|companyia (?:del gas|de l['’]aigua|elèctrica))(?!\p{L})/iu;

/** Whom somebody can turn to who is not content with a house: boards for consumers, and for disputes out of court. */
const FOR_CONSUMERS =
  /(?<!\p{L})(?:consumer (?:board|advice|protection|authority|council|association|cent(?:re|er)|agency|affairs|disputes?|complaints board|ombuds\p{L}{2,6})|trading standards|arbitration(?: (?:board|body|court|panel|committee|cent(?:re|er)|office))?|dispute (?:resolution|settlement) (?:board|body|cent(?:re|er))|verbraucher(?:zentrale|schlichtung|schutz|beratung)\p{L}{0,12}|schiedsstelle|schiedsgericht|(?:défense|protection|association) des consommateurs|commission d['’]arbitrage|centre d['’]arbitrage|(?:oficina|junta|protección) (?:municipal )?(?:de )?(?:información al consumidor|arbitral|de consumo|del consumidor|al consumidor)|junta arbitral|(?:associazione|tutela|camera) (?:dei |del |di |consumator[ie] |arbitral[ei])?(?:consumator[ie]|arbitral[ei]|conciliazione)|(?:centro de arbitragem|defesa do consumidor)|consumentenbond|konsument(?:verket|ombudsman\p{L}{0,3}|vägledning)|allmänna reklamationsnämnden|forbruger(?:rådet|klagenævnet|ombudsmanden)|forbruker(?:rådet|tilsynet|klageutvalget)|kuluttaja(?:neuvonta|asiamies|riitalautakunta)|rzecznik (?:praw )?konsument\p{L}{1,4}|inspekcja handlowa|obchodní inspekce|česká obchodní inspekce|fogyasztóvédelm\p{L}{1,8}|békéltető testület\p{L}{0,4}|protecția consumator\p{L}{1,4}|συνήγορος του καταναλωτή|tüketici hakem heyeti|роспотребнадзор|(?:защит[аы]|захисту?) (?:прав )?(?:потребител|споживач)\p{L}{1,3}|حماية المستهلك|הגנת הצרכן)(?!\p{L})/iu;
/** The office of a parish. */
const PARISH =
  /(?<!\p{L})(?:parish (?:office|house|priest|secretary|council)|rectory|pfarr(?:amt|büro|haus|gemeinde|ei)|(?:secrétariat (?:de la )?)?paroiss(?:e|ial)|presbytère|(?:despacho )?parroquia(?:l)?|(?:ufficio )?parrocchia(?:le)?|(?:cartório |secretaria )?par[óo]quia(?:l)?|parochie(?:secretariaat)?|församlings(?:expedition|kansli)|(?:sogne|kirke)kontor(?:et)?|seurakunta(?:toimisto)?|(?:kancelaria )?parafi(?:a|alna)|farnost|farní úřad|plébánia(?:hivatal)?|parohia)(?!\p{L})/iu;
/** A church, by its name or what it says of itself. */
const CHURCH =
  /(?:church|parish|chapel|cathedral|catholic|lutheran|anglican|diocese|kirche|pfarr|gemeinde|katholisch|evangelisch|église|paroiss|catholique|iglesia|parroqui|chiesa|parrocch|igreja|par[óo]quia|kerk|parochie|kyrka|församling|kirke|sogn|kirkko|seurakun|kościół|parafi|kostel|farnost|templom|plébáni|biseric|parohi)/iu;

/**
 * Whether a text names a public service, who brings gas, power or water, a board for consumers or the office of a parish; nothing
 * where the site is such a house.
 */
export function namesPublicService(text: string, { manifest }: SiteNames): boolean {
  const isAny = SERVICE.test(text) || FOR_CONSUMERS.test(text);
  return (isAny && !isOne(manifest)) || (PARISH.test(text) && !isChurch(manifest));
}

/** Whether a site says of itself that it is one. */
const isOne = memo((manifest: SiteNames['manifest']) => {
  const said = saidOf(manifest);
  return SERVICE.test(said) || FOR_CONSUMERS.test(said);
});

const isChurch = memo((manifest: SiteNames['manifest']) => CHURCH.test(saidOf(manifest)));

/** What a site is called, and says of itself. */
function saidOf({ site }: SiteNames['manifest']): string {
  return `${site.name}. ${site.description.slice(0, MOST_DESCRIPTION)}`;
}

/** Characters of a description that are read. */
const MOST_DESCRIPTION = 400;
