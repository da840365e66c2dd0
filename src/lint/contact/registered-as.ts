import type { Manifest } from '../../manifest/schema.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { plainDigits } from './configured.js';

/** A number that a firm is registered under: for its taxes, in a register. */
interface Register {
  noun: string;
  /** A label for it and the number right behind. */
  pattern: RegExp;
  /** Words in the names of fields for it, folded. */
  isField: (word: string) => boolean;
  /** Digits that it has at least. */
  fewest: number;
}

const BEFORE = '(?<![\\p{L}\\p{Nd}])';
/** The law by which there is such a number, as imprints name it: `gemäß § 27 a UStG`, in brackets or not. */
const LAW =
  '(?:[\\s,(]{1,3}(?:(?:gem(?:äß|äss|aess|\\.)|nach|laut|lt\\.|im Sinne (?:des|von)) {0,2})?§{1,2}\\s?\\p{Nd}{1,3}\\s?[a-z]?(?: Abs\\. ?\\p{Nd})?\\s(?:des )?\\p{Lu}\\p{L}{2,24}(?:-?[Gg]esetz(?:es)?)?\\)?)?';
const NUMBER = `${LAW}[\\s:#°º.]{0,4}(?:(?:al |sous le |unter )?(?:[nN](?:[°ºro]|\\.[º°]?|uméro|ummer)|[Nn]r)\\.? {0,2})?((?:\\p{Lu}{1,3}[ .-]?)?\\p{Nd}[\\p{Nd} ./-]{1,20}\\p{Nd}(?:\\s?B\\p{Nd}{2})?)(?![\\p{L}\\p{Nd}%])`;

/** Registers by their labels, which stand in capitals but for words. */
const REGISTERS: readonly Register[] = [
  {
    noun: 'VAT number',
    pattern: new RegExp(
      `${BEFORE}(?:P\\.? ?IVA|[Pp]artita IVA|USt\\.?[- ]?I[dD](?:Nr)?\\.?(?:-?\\s?Nr\\.?)?|UStID|Umsatzsteuer-?(?:I[dD]|[Ii]dentifikations-?(?:nummer|[Nn]r\\.?))(?:-?\\s?Nr\\.?)?|UID(?:-Nr\\.?)?|(?:N° (?:de )?)?TVA(?: [Ii]ntracom\\p{L}{0,12}\\.?)?|VAT(?: (?:[Rr]eg(?:istration)?|ID))?\\.?(?: (?:[Nn]o|[Nn]umber|[Nn]r))?\\.?|BTW(?:-?(?:nr|nummer|id))?\\.?|DIČ|NIP|MVA|ΑΦΜ|ПДВ)${NUMBER}`,
      'gu',
    ),
    isField: wordList('vat piva iva partita ust ustid ustidnr umsatzsteuer uid tva btw dic nip mva afm'),
    fewest: 7,
  },
  {
    noun: 'tax number',
    pattern: new RegExp(
      `${BEFORE}(?:CIF|NIF|NIPC|CNPJ|ИНН|ABN|VKN|[Cc]odice [Ff]iscale|C\\.F\\.|Steuernummer|Steuer-Nr\\.)${NUMBER}`,
      'gu',
    ),
    isField: wordList('cif nif nipc cnpj inn инн abn vkn fiscale cf steuernummer steuernr tax'),
    fewest: 7,
  },
  {
    noun: 'company number',
    pattern: new RegExp(
      `${BEFORE}(?:HRB|HRA|KvK(?:-?(?:nr|nummer))?\\.?|KVK|SIREN|RCS (?:de |d['’])?\\p{Lu}[\\p{L}-]{2,20}|Registro (?:delle )?Imprese di \\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20})?,?|REA(?: \\p{Lu}{2})?|[Cc]ompany (?:[Rr]eg(?:istration)?\\.? )?(?:[Nn]o|[Nn]umber)\\.?|[Rr]eg(?:istered|istration)?\\.? (?:[Nn]o|[Nn]umber)\\.?|CRN|ACN|IČO?|KRS|CVR(?:-nr)?\\.?|[Oo]rg\\.?\\s?nr\\.?|ОГРН(?:ИП)?|ЄДРПОУ)${NUMBER}`,
      'gu',
    ),
    isField: wordList(
      'hrb hra handelsregister kvk siren rcs rea imprese company register registration crn acn ico ic krs cvr orgnr ogrn огрн edrpou',
    ),
    fewest: 3,
  },
  {
    noun: 'SIRET number',
    pattern: new RegExp(`${BEFORE}(?:SIRET|СИРЕТ)${NUMBER}`, 'gu'),
    isField: wordList('siret'),
    fewest: 9,
  },
  {
    noun: 'REGON number',
    pattern: new RegExp(`${BEFORE}(?:REGON)${NUMBER}`, 'gu'),
    isField: wordList('regon'),
    fewest: 9,
  },
];

/** A number of a register in a text. */
export interface RegisteredNumber {
  noun: string;
  /** The site's own contact that says it. */
  field: string;
  value: string;
  /** Offsets into the text: of its label, and of the number. */
  labelFrom: number;
  from: number;
  to: number;
}

interface OwnNumbers {
  /** Fields by their register's place in the table. */
  fields: ReadonlyMap<number, string>;
  /** Their digits, of all registers: one may hold another. */
  digits: readonly string[];
}

/** Contacts that are looked at. */
const MOST_CONTACTS = 500;

const ownNumbersOf = memo(({ resources }: Manifest): OwnNumbers => {
  const fields = new Map<number, string>();
  const digits: string[] = [];
  for (const [field, { kind, value }] of Object.entries(resources.contacts).slice(0, MOST_CONTACTS)) {
    if (kind !== 'text' || !/\p{Nd}{3}/u.test(value)) continue;
    const words = nameWords(field).map((word) => fold(word).replaceAll(' ', ''));
    const index = REGISTERS.findIndex(
      ({ isField, pattern }) => words.some(isField) || isField(words.join('')) || value.search(pattern) !== -1,
    );
    if (index === -1) continue;
    digits.push(plainDigits(value));
    if (!fields.has(index)) fields.set(index, field);
  }
  return { fields, digits };
});

/** Whether the contact of a field says by itself what number it is, as `P.IVA 01234567890`. */
export function saysItsLabel({ resources }: Manifest, field: string): boolean {
  const value = resources.contacts[field]?.value ?? '';
  return REGISTERS.some(({ pattern }) => value.search(pattern) !== -1);
}

/** Whether a site says under which numbers it is registered. */
export function hasRegistered(manifest: Manifest): boolean {
  return ownNumbersOf(manifest).fields.size > 0;
}

/** The numbers in a text that are said to be of a register in which the site has another one. */
export function otherRegistered(text: string, manifest: Manifest): RegisteredNumber[] {
  const { fields, digits } = ownNumbersOf(manifest);
  return [...fields].flatMap(([index, field]) => {
    const register = REGISTERS[index];
    if (!register) return [];
    return [...text.matchAll(register.pattern)].flatMap(
      ({ 0: whole, 1: value = '', index: labelFrom }): RegisteredNumber[] => {
        const own = plainDigits(value);
        const isKnown = digits.some((each) => each.endsWith(own) || own.endsWith(each));
        if (own.length < register.fewest || isKnown) return [];
        const to = labelFrom + whole.length;
        return [{ noun: register.noun, field, value, labelFrom, from: to - value.length, to }];
      },
    );
  });
}

/** Names of members of data by the registers that they may be of, in the order in which a site's number is looked for. */
const MEMBERS: Readonly<Record<string, readonly number[]>> = { vatID: [0, 1], taxID: [1, 0] };

/** Members of data in which a firm says under which number it is registered. */
export const REGISTER_MEMBERS: readonly string[] = Object.keys(MEMBERS);

/** What a member of data gives as the site's number in a register, where the site has another one. */
export function otherInMember(
  member: string,
  value: string,
  manifest: Manifest,
): Pick<RegisteredNumber, 'noun' | 'field'> | undefined {
  const { fields, digits } = ownNumbersOf(manifest);
  const index = MEMBERS[member]?.find((each) => fields.has(each));
  const [register, field] = index === undefined ? [] : [REGISTERS[index], fields.get(index)];
  const own = plainDigits(value);
  if (!register || field === undefined || own.length < register.fewest) return undefined;
  return digits.some((each) => each.endsWith(own) || own.endsWith(each)) ? undefined : { noun: register.noun, field };
}

/** The number alone in what a site says of it: `03471820376` of `P.IVA 03471820376`. */
export function numberOfRegister(value: string): string {
  const labelled = REGISTERS.flatMap(({ pattern }) => [...value.matchAll(pattern)].map(([, number]) => number));
  return labelled[0] ?? value.trim();
}
