import { memo } from '../../text/memo.js';
import type { SiteNames } from './site-names.js';

/**
 * What those are called in several words who bring gas, power and water, and the public services for what cannot wait: people call
 * them at a leak, and not the house.
 */
const SERVICE =
  /(?<!\p{L})(?:(?:gas|power|electric(?:ity)?|water|sewer(?:age)?|energy) (?:network|grid|board|compan(?:y|ies)|suppliers?|providers?|utilit(?:y|ies)|authority|distributors?|operators?)|(?:network|grid) operators?|national (?:gas|grid|poisons?)|(?:public )?utility (?:compan(?:y|ies)|providers?)|poisons? (?:control|information|cent(?:re|er)|line)|civil (?:defen[cs]e|protection)|coast ?guard|health department|gestionnaire d[ue] réseau|distributeur (?:de gaz|d['’](?:électricité|eau))|(?:compagnie|régie|service|société) (?:du gaz|des eaux|d['’](?:électricité|eau))|(?:protection|sécurité) civile|agence régionale de santé|(?:compañía|empresa|distribuidora|suministradora|comercializadora) (?:de(?:l| la)? )?(?:municipal de )?(?:gas|aguas?|luz|electricidad|eléctrica)|protección civil|toxicología|(?:società|azienda|gestore|ente) (?:del |di |dell['’]|della )?(?:gas|elettric[oa]|idric[oa]|acqua|acque|energia|luce|rete|servizio idrico)|protezione civile|azienda sanitaria|(?:companhia|empresa|distribuidora) (?:do |da |das |de )?(?:gás|água|águas|eletricidade|elétrica|energia)|serviços municipalizados|(?:proteção|defesa) civil|nationaal storingsnummer|compania de (?:gaz|apă|electricitate)|distribuție (?:gaze|energie)|εταιρ(?:εία|ία) (?:ύδρευσης|ηλεκτρισμού|αερίου)|κέντρο δηλητηριάσεων|(?:gaz|elektrik|su) (?:dağıtım|idaresi|arıza)|zehir danışma|газов\p{L}{2,3} служб\p{L}{1,3}|(?:شركة|سلطة|هيئة|مصلحة|مؤسسة) (?:الكهرباء|المياه|الغاز)|الدفاع المدني|مركز السموم|(?:חברת|תאגיד) (?:ה)?(?:חשמל|מים|גז)|מידע בהרעלות|perusahaan (?:listrik|gas|air)|điện lực|công ty (?:cấp nước|điện|gas)|companyia (?:del gas|de l['’]aigua|elèctrica))(?!\p{L})/iu;

/** Whether a text names a public service, or who brings gas, power or water; nothing where the site is such a house. */
export function namesPublicService(text: string, { manifest }: SiteNames): boolean {
  return SERVICE.test(text) && !isOne(manifest);
}

/** Whether a site says of itself that it is one. */
const isOne = memo(({ site }: SiteNames['manifest']) =>
  SERVICE.test(`${site.name}. ${site.description.slice(0, MOST_DESCRIPTION)}`),
);

/** Characters of a description that are read. */
const MOST_DESCRIPTION = 400;
