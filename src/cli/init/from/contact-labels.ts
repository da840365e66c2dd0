import { words } from '../../../lint/words/fold.js';

/** What a page calls a contact. */
export type ContactLabel = 'phone' | 'fax' | 'whatsapp' | 'hotline' | 'email' | 'pec' | 'address';

interface LabelWords {
  /** Words of which such a label is made; folded. */
  all: ReadonlySet<string>;
  /** One of them has to be such a word. */
  telling: RegExp;
}

const SMALL = 'us our now at n no nr number numero número numéro nummer and e et y und i o or the anytime';

function labelWords(list: string, telling: RegExp): LabelWords {
  return { all: new Set(`${list} ${SMALL}`.split(' ').flatMap(words)), telling };
}

/** Labels by what they say, those that say more first. */
const LABELS: readonly (readonly [ContactLabel, LabelWords])[] = [
  ['fax', labelWords('fax telefax faks faksi факс φαξ', /^(?:tele)?fa(?:x|ks)|^факс|^φαξ/)],
  ['whatsapp', labelWords('whatsapp whats app wa chat via on write', /^whats/)],
  [
    'hotline',
    labelWords(
      'hotline helpline infoline infolinia infolinea free toll tollfree verde vert gratuit gratuito gratuita kostenlos servicenummer servicehotline service linea línea ligne line call phone tel telefon telefono горячая линия',
      /^(?:hotline|helpline|infolin|toll|verde|vert$|gratuit|service.|горячая)/,
    ),
  ],
  ['pec', labelWords('pec posta elettronica certificata mail email indirizzo', /^pec$|^certificata$/)],
  [
    'phone',
    labelWords(
      'phone telephone tel call mobile telefon telefono téléphone teléfono telefone telefoon ring fon ruf rufen sie uns an fax telefax cell cellulare cellphone mob mobil mobilfunk móvil movil portable handy gsm celular telemóvel тел телефон chiama chiamaci appelez nous llámanos llama',
      /^(?:phone|tel|call|mob|fon|ring|ruf|cell|handy|gsm|movil|portable|celular|chiama|appelez|llama|тел)|^t.l.phon|^tele?f/,
    ),
  ],
  ['email', labelWords('email mail e write', /mail/)],
  [
    'address',
    labelWords(
      'address location our office visit us find adresse indirizzo dirección sede anschrift adres endereço where we are',
      /^(?:adr|add|ind|dir|end|anschrift|location|office|visit|find|sede|where)/,
    ),
  ],
];

/** Words of a label, at most. */
const MOST_WORDS = 4;

/** What a text calls the contact behind it, if it says nothing else. */
export function labelOfContact(text: string): ContactLabel | undefined {
  const found = words(text);
  if (found.length === 0 || found.length > MOST_WORDS) return undefined;
  return LABELS.find(
    ([, { all, telling }]) => found.every((word) => all.has(word)) && found.some((word) => telling.test(word)),
  )?.[0];
}

/** Whether a line is nothing but what says what follows. */
export function isLabel(line: string): boolean {
  return labelOfContact(line) !== undefined;
}

/** Hosts and names of certified mailboxes, which are for notices alone. */
const CERTIFIED = /^pec[._-]|[@.](?:pec|legalmail|postacert|pecmail|arubapec|mypec|casellapec)\./i;

/** Whether a mail address is a certified one by its name. */
export function isCertifiedMail(address: string): boolean {
  return CERTIFIED.test(address);
}
