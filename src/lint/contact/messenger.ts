import { parsed, percentDecoded } from '../../html/url.js';

/** An account or chat that a link opens. */
export interface Messenger {
  /** What people call it, such as `WhatsApp`. */
  name: string;
  /** The number, handle or code that it is of. */
  id: string;
  /** Its digits with the country code, where it is of a number. */
  number?: string;
}

/** How a messenger's links say whom they write to. */
interface Kind {
  name: string;
  /** Hosts of its links, or schemes with a colon. */
  places: readonly string[];
  /** Parameters that hold it. */
  parameters?: readonly string[];
  /** Its path, with what tells the account as the first group; without a slash at either end. */
  path?: RegExp;
}

const CODE = '([^/?#]{2,200})';

const KINDS: readonly Kind[] = [
  {
    name: 'WhatsApp',
    places: ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com', 'whatsapp:'],
    parameters: ['phone'],
    // A channel is read, and nobody writes there: it is a profile.
    path: /^(?:(?:message|qr|c)\/)?(?!send$|channel$)([^/?#]{4,200})$/,
  },
  {
    name: 'Telegram',
    places: ['t.me', 'telegram.me', 'telegram.dog', 'tg:'],
    parameters: ['domain', 'phone'],
    path: /^(?:s\/|joinchat\/)?(?!share$|iv$|addstickers$|proxy$)([^/?#]{2,200})$/,
  },
  {
    name: 'Viber',
    places: ['viber:', 'viber.click', 'vb.me'],
    parameters: ['number', 'chatURI'],
    path: new RegExp(`^${CODE}$`),
  },
  { name: 'Signal', places: ['signal.me', 'signal.group', 'sgnl:'], path: new RegExp(`^(?:p/|eu/)?${CODE}$`) },
  {
    name: 'LINE',
    places: ['line.me', 'lin.ee', 'page.line.me', 'line:'],
    parameters: ['accountId'],
    path: /^(?:r\/)?(?:ti\/(?:p|g2?)\/|oamessage\/)?(?!msg$|share$|r$)([^/?#]{2,200})\/?$/i,
  },
  { name: 'Messenger', places: ['m.me', 'messenger.com'], path: new RegExp(`^(?:t/)?${CODE}$`) },
  {
    name: 'KakaoTalk',
    places: ['pf.kakao.com', 'open.kakao.com'],
    path: new RegExp(`^(?:o/|me/)?${CODE}(?:/chat|/friend)?$`),
  },
  { name: 'Zalo', places: ['zalo.me'], path: new RegExp(`^(?:s/)?${CODE}$`) },
  { name: 'Skype', places: ['skype:', 'join.skype.com'], path: new RegExp(`^(?:invite/)?${CODE}$`) },
  { name: 'Threema', places: ['threema.id', 'threema:'], parameters: ['id'], path: /^([A-Za-z\d*]{8})$/ },
  {
    name: 'Microsoft Teams',
    places: ['teams.live.com', 'teams.microsoft.com'],
    // A meeting is no chat.
    path: /^l\/(?:invite|chat)\/([^?#]{2,200})$/,
  },
  { name: 'WeChat', places: ['weixin:', 'wechat:', 'u.wechat.com'], path: new RegExp(`^(?:dl/chat)?/?${CODE}$`) },
];

const BY_PLACE: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => kind.places.map((place) => [place, kind] as const)),
);

/** Links of messengers have one of these. */
const HINT =
  /whatsapp|wa\.me|t\.me|telegram|^tg:|viber|vb\.me|signal|^sgnl|line\.me|lin\.ee|^line:|m\.me|messenger|kakao|zalo|skype|weixin|wechat|threema|teams\./i;

/** Whom a link of a messenger writes to; nothing for other links, and for those that share something. */
export function messengerOf(address: string): Messenger | undefined {
  const written = address.trim();
  if (!HINT.test(written) || written.length > LONGEST) return undefined;
  const url = parsed(written.replace(/^\/\//, 'https://'));
  if (!url) return undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const place = isWeb ? url.hostname.toLowerCase().replace(/^www\./, '') : url.protocol.toLowerCase();
  const kind = BY_PLACE.get(place);
  if (!kind) return undefined;
  const query = new URLSearchParams(queryOf(written));
  const parameter = kind.parameters?.map((name) => query.get(name)?.trim()).find((value) => value);
  const id = parameter ?? kind.path?.exec(pathOf(url, isWeb))?.[1];
  if (id === undefined || /^(?:https?:|text=)/i.test(id)) return undefined;
  const digits = id.replace(/^[+~]|[\s().-]/g, '');
  const isNumber = /^\d{7,15}$/.test(digits);
  return {
    name: kind.name,
    id: isNumber ? digits : id.toLowerCase().replace(/^@/, ''),
    ...(isNumber && { number: digits }),
  };
}

/** UTF-16 code units of a link that is read. */
const LONGEST = 2000;

function queryOf(address: string): string {
  const [, query = ''] = address.split('?');
  return query.split('#')[0] ?? '';
}

/** The path of a web address, or what is behind a scheme; the fragment where that names the account. */
function pathOf({ pathname, hash, host }: URL, isWeb: boolean): string {
  const path = isWeb ? pathname : pathname.replace(/^\/\//, '');
  const own = path.replace(/^\/+|\/$/g, '') === '' && /^signal\.|^open/.test(host) ? hash.slice(1) : path;
  return percentDecoded(own.startsWith('/') ? own.slice(1) : own).replace(/\/$/, '');
}
