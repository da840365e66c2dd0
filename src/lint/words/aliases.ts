import type { Manifest } from '../../manifest/schema.js';
import { nearest } from '../../message/nearest.js';
import { memo } from '../../text/memo.js';
import { words } from './fold.js';
import { nameTable } from './name-table.js';

/** What people and agents call a location, by its folded words without those that every menu's name has. */
const LOCATIONS: Readonly<Record<string, readonly string[]>> = {
  topic: [
    '',
    'primary',
    'main',
    'header',
    'top',
    'principal',
    'principale',
    'haupt',
    'hoofd',
    'primary header',
    'site',
    'nav',
  ],
  footer: ['bottom', 'foot', 'legal', 'footer bottom', 'footer legal', 'pie', 'rodape', 'fuss'],
  naviga: ['secondary', 'sub', 'sidebar', 'secondaria', 'secundario'],
  utili: ['utility', 'useful', 'utilities', 'quick', 'quicklinks'],
  topic_left: ['left', 'header left', 'primary left', 'main left'],
  topic_right: ['right', 'header right', 'primary right', 'main right'],
  footer_col_1: ['footer 1', 'footer one', 'footer first', 'footer column 1', 'footer a'],
  footer_col_2: ['footer 2', 'footer two', 'footer second', 'footer column 2', 'footer b'],
  footer_col_3: ['footer 3', 'footer three', 'footer third', 'footer column 3', 'footer c'],
  footer_col_4: ['footer 4', 'footer four', 'footer fourth', 'footer column 4', 'footer d'],
};

const PHONE =
  'phone tel telephone telefono telefon telefone telefoon phonenumber fon fone numero number call landline puhelin telefonnummer تلفن هاتف телефон 電話 电话';
const EMAIL =
  'email mail mailto e courriel correo posta epost epostadresse mel emailaddress correio البريد почта メール 邮箱';
const ADDRESS =
  'address adresse indirizzo direccion morada endereco adres adress street location anschrift ubicacion sede адрес العنوان 住所 地址';

/** What people call a contact, by its kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  phone: PHONE.split(' '),
  email: EMAIL.split(' '),
  address: ADDRESS.split(' '),
  whatsapp: ['whatsapp', 'wa'],
  hours: 'hours openinghours opening times orari oeffnungszeiten offnungszeiten horaires horario horarios'.split(' '),
};

/** What people call a logo for a certain ground. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  light: 'white inverse inverted negative reverse reversed weiss blanc bianco blanco branco wit'.split(' '),
  default: 'primary main standard normal base regular header original'.split(' '),
  transparent: 'alpha overlay clear'.split(' '),
};

/** A word as people write it, without what carries no meaning in a name. */
function core(name: string, noise: ReadonlySet<string>): string {
  return words(name)
    .filter((word) => !noise.has(word))
    .join(' ');
}

const MENU_NOISE: ReadonlySet<string> = new Set(
  'menu menus nav navigation navbar bar links location theme menue navi menuu list'.split(' '),
);
const ADDON_NOISE: ReadonlySet<string> = new Set(
  'provider form forms addon formular formulario formulaire modulo'.split(' '),
);
const NONE: ReadonlySet<string> = new Set();

/** The location that a menu is assigned to, by the menu's name; the contact of a kind; where there is but one. */
const locationOf = memo(({ resources }: Manifest) => nameTable((location: string) => resources.menus[location]?.menu));
const fieldOf = memo(({ resources }: Manifest) => nameTable((field: string) => resources.contacts[field]?.kind));

/** The allowed location that somebody means by another name, or nothing. */
export function meantLocation(name: string, allowed: readonly string[], manifest: Manifest): string | undefined {
  return (
    locationOf(manifest)(allowed, name) ??
    sameWords(allowed, core(name, NONE)) ??
    byAlias(core(name, MENU_NOISE), LOCATIONS, allowed) ??
    nearest(name, allowed)
  );
}

/** The configured contact that somebody means by another name, or nothing. */
export function meantField(name: string, allowed: readonly string[], manifest: Manifest): string | undefined {
  const same = sameWords(allowed, core(name, NONE));
  if (same !== undefined) return same;
  for (const word of words(name)) {
    const kind = Object.keys(KINDS).find((each) => KINDS[each]?.includes(word));
    if (kind === undefined) continue;
    const field = itself(allowed, kind) ?? fieldOf(manifest)(allowed, kind);
    if (field !== undefined) return field;
  }
  // Half of the letters of `fax` make another word of it.
  return name.length <= SHORT_NAME ? undefined : nearest(name, allowed);
}

const SHORT_NAME = 3;

/** The logo variant that somebody means by another name, or nothing. */
export function meantVariant(name: string, allowed: readonly string[]): string | undefined {
  return (
    sameWords(allowed, core(name, NONE)) ??
    byAlias(core(name, new Set(['logo'])), VARIANTS, allowed) ??
    nearest(name, allowed)
  );
}

/** The active provider that somebody means by another name, or nothing. */
export function meantProvider(name: string, allowed: readonly string[]): string | undefined {
  return sameProvider(allowed, core(name, ADDON_NOISE)) ?? nearest(name, allowed);
}

/** The form of a provider that somebody means by another id, or nothing. */
export function meantForm(
  name: string,
  ids: readonly string[],
  forms: readonly { id: string; title: string }[],
): string | undefined {
  const wanted = core(name, NONE);
  const near = sameWords(ids, wanted) ?? sameTitle(forms, wanted)?.id ?? nearest(name, ids);
  return near ?? (ids.length === 1 ? ids[0] : undefined);
}

/** The value itself, if it is one of those. */
const itself = nameTable((value: string) => value);

/** The value that differs in case and punctuation alone. */
const sameWords = nameTable((value: string) => core(value, NONE));

/** The provider that is called so but for words that all are called by. */
const sameProvider = nameTable((provider: string) => core(provider, ADDON_NOISE) || undefined);

/** The form with such a title. */
const sameTitle = nameTable(({ title }: { id: string; title: string }) => core(title, NONE));

function byAlias(
  name: string,
  aliases: Readonly<Record<string, readonly string[]>>,
  allowed: readonly string[],
): string | undefined {
  return Object.keys(aliases).find((value) => aliases[value]?.includes(name) && itself(allowed, value) !== undefined);
}
