import { parsed } from '../../html/url.js';
import { attribute } from '../document/element.js';
import { isContactWord } from '../owner/label-words.js';
import { isOurs } from '../owner/ours.js';
import { isOwnHost, nameOfHost, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { wordList } from '../words/word-list.js';
import type { ControlGroup } from './controls.js';
import { headingOfForm } from './form-heading.js';

/** What another house is to the site that works with it. */
const isPartnerWord = wordList(
  'supplier* partner partners sponsor* vendor* dealer* stockist* distributor* manufacturer* producer* wholesaler* registry registrar importer* lieferant* händler* hersteller* großhändler* erzeuger* fournisseur* partenaire* revendeur* fabricant* producteur* registre proveedor* socio distribuidor* fabricante* productor* registro',
  'fornitor* rivenditor* produttor* distributor* fornecedor* parceir* revendedor* produtor* leverancier* fabrikant* producent* leverantör* återförsäljare* leverandør* forhandler* toimittaja* valmistaja* jälleenmyyj* dostawc* dodavatel* výrobc* beszállító* gyártó* furnizor* producător* προμηθευτ* συνεργάτ* tedarikçi* üretici* поставщик* партнёр* производител* постачальник* виробник* مورد* شريك* ספק* שותפ* יצרן*',
);
/** What somebody is asked to do who writes to a house, beside the words for a contact. */
const isAskWord = wordList(
  'ask message fragen frage demander demandez pregunta pregunte pregúntale chiedi chiedete pergunte vraag fråga spørg spør kysy zapytaj zeptejte kérdezze întreabă ρωτήστε sor sorun спросите запитайте اسأل שאלו',
);
/** Services that receive what forms of any house send. */
const SERVICE =
  /form|mail|submit|basin|getform|staticforms|web3|hubspot|hs-|mailerlite|convertkit|list-manage|mailchimp|klaviyo|activecampaign|brevo|sendinblue|netlify|marketo|pardot|zapier|hooks?\.|google|airtable|notion|api\./i;

/**
 * Whether a form is sent to another house that its heading or the words before it or at its beginning name: by what that is to the
 * site, as "Ask our wine supplier", or by the name of its host.
 */
export function isFormOfOtherHouse({ document, manifest }: Page, group: ControlGroup): boolean {
  const action = attribute(group.element, 'action')?.trim() ?? '';
  const host = /^(?:https?:)?\/\//i.test(action) ? parsed(action.replace(/^\/\//, 'https://'))?.hostname : undefined;
  if (host === undefined || SERVICE.test(host) || isOwnHost(host, siteNamesOf(manifest))) return false;
  document.budget.spend(MOST);
  // A mailbox or an address before the form names nobody besides.
  const ending = host.slice(host.lastIndexOf('.') + 1);
  const shown = nameOfHost(host).replaceAll('-', ' ');
  const plain = (text: string) => ` ${text} `.replaceAll(` ${shown} ${ending} `, ' ').trim();
  const said = [headingOfForm(document, group.element), plain(group.before), plain(group.says)].map((text) =>
    text.slice(0, MOST),
  );
  const name = nameOfHost(host).replace(/[^\p{L}\p{N}]/gu, '');
  return said.some((text) => asksPartner(text) || isNamed(text.split(' '), name));
}

/** Whether a text asks to write to somebody whom the house works with: "become our partner" does not. */
function asksPartner(text: string): boolean {
  const first = text.split(' ').slice(0, MOST_ASKED);
  const at = first.findIndex(isPartnerWord);
  if (at === -1 || !isOurs(first.slice(0, at + 1).join(' '))) return false;
  const [verb = ''] = first;
  return isAskWord(verb) || isContactWord(verb);
}

/** Characters of what a form says that are read, and words in which it asks. */
const [MOST, MOST_ASKED] = [240, 8];
/** Words of a name, and letters. */
const [MOST_WORDS, LEAST_LETTERS] = [4, 6];

/** Whether words in a row are a name of two words or more, written in one; those for a contact are none. */
function isNamed(words: readonly string[], name: string): boolean {
  if (name.length < LEAST_LETTERS) return false;
  return words.some((_, at) => {
    for (let count = 2; count <= MOST_WORDS; count += 1) {
      const some = words.slice(at, at + count);
      if (some.join('') === name) return !some.some(isContactWord);
    }
    return false;
  });
}
