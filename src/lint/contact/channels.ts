import { fold } from '../words/fold.js';

/** A way to reach somebody that is told apart from the general number or mailbox: a site has it or not. */
export interface Channel {
  id: string;
  /** What a message calls a contact of it, and what the site has none of. */
  noun: string;
  lacking: string;
  /** How a link to it is called by `messengerOf`, where it is a messenger. */
  messenger?: string;
  /** Whether a word of a label says it: one that is folded, of LINE as it is written. */
  isWord: (word: string) => boolean;
  /** Words in the names of its icons. */
  icon?: RegExp;
}

/** Words as they are folded; `*` stands for any letters at an end. */
function wordsOf(text: string): (word: string) => boolean {
  const whole = new Set<string>();
  const parts: [bare: string, isFirst: boolean, isLast: boolean][] = [];
  for (const word of text.split(' ')) {
    const bare = fold(word).replaceAll(' ', '');
    const [isFirst, isLast] = [!word.startsWith('*'), !word.endsWith('*')];
    if (isFirst && isLast) whole.add(bare);
    else parts.push([bare, isFirst, isLast]);
  }
  return (word) =>
    whole.has(word) ||
    parts.some(([bare, isFirst, isLast]) => {
      if (isFirst) return word.startsWith(bare);
      return isLast ? word.endsWith(bare) : word.includes(bare);
    });
}

function messenger(id: string, name: string, words: string, icon?: RegExp): Channel {
  return {
    id,
    noun: `${name} number`,
    lacking: name,
    messenger: name,
    isWord: wordsOf(words),
    ...(icon !== undefined && { icon }),
  };
}

/** Faxes. */
export const FAX: Channel = {
  id: 'fax',
  noun: 'fax number',
  lacking: 'fax number',
  isWord: wordsOf(
    '*fax *faks fax* faks* faksi télécopi* telecopi* *факс факс* *φαξ φαξ* فاكس* *فاكس نمابر פקס* *传真* *傳真* *ファックス* *ファクス* *팩스* *แฟกซ์*',
  ),
  icon: /(?:^|[\s_:#/.-])(?:(?:tele)?fax)(?:$|[\s_.-])/i,
};

/** The number that is called when it cannot wait: its labels are read by the words for that. */
export const EMERGENCY: Channel = {
  id: 'emergency',
  noun: 'number for emergencies',
  lacking: 'number for emergencies',
  isWord: () => false,
};

/** The number that messages are written to: one of a mobile phone, or one that is called so. */
export const TEXT: Channel = {
  id: 'sms',
  noun: 'number for text messages',
  lacking: 'number for text messages',
  isWord: wordsOf(
    'sms text texts texting texto textos esemes* смс* סמס* پیامک* اساماس* *短信* *短訊* *簡訊* *简讯* *ショートメール* *문자*',
  ),
};

/** Certified mail, which firms in Italy have to give. */
export const CERTIFIED_MAIL: Channel = {
  id: 'pec',
  noun: 'certified mail address (PEC)',
  lacking: 'certified mail address (PEC)',
  isWord: wordsOf('pec certificata'),
};

/** The channels of numbers that labels and icons name. */
export const CHANNELS: readonly Channel[] = [
  FAX,
  {
    id: 'mobile',
    noun: 'mobile number',
    lacking: 'mobile number',
    isWord: wordsOf(
      'mobile mobil mobil* mob cell cell* cellphone celular* cel móvil* movil* portable natel handy* gsm mobiel* telemóvel* tlm matkapuhelin* kännykkä* komórk* kom cep ceptel κινητό κινητ* κιν моб мобільн* мобильн* сотов* جوال* الجوال موبايل* محمول* المحمول نقال النقال خلوي* الخلوي* خليوي* الخليوي* متحرك المتحرك بورتابل همراه نייד נייד* *携帯* *手机* *手機* *휴대* *핸드폰* *มือถือ* ponsel selular bimbit मोबाइल',
    ),
  },
  messenger(
    'whatsapp',
    'WhatsApp',
    'whatsapp* *whatsapp watsapp* wattsapp* wasap* вотсап* ватсап* вацап* واتساب* *واتساب واتسآب واتسأب واتس واتساپ ווטסאפ* וואטסאפ* וואצאפ* *왓츠앱* *ワッツアップ* व्हाट्सऐप व्हाट्सएप',
    /(?:^|[\s_:#/.-])(?:whats-?app)(?:$|[\s_.-])/i,
  ),
  messenger(
    'telegram',
    'Telegram',
    'telegram* телеграм* تيليجرام* تلغرام* تليجرام* تلگرام* טלגרם* *텔레그램* *テレグラム*',
    /(?:^|[\s_:#/.-])(?:telegram)(?:$|[\s_.-])/i,
  ),
  messenger('viber', 'Viber', 'viber* вайбер* فايبر* וייבר* βάιμπερ*', /(?:^|[\s_:#/.-])(?:viber)(?:$|[\s_.-])/i),
  messenger('signal', 'Signal', 'signal'),
  messenger('threema', 'Threema', 'threema*', /(?:^|[\s_:#/.-])threema(?:$|[\s_.-])/i),
  messenger('teams', 'Microsoft Teams', 'msteams'),
  messenger('wechat', 'WeChat', 'wechat* weixin* *微信* *위챗*', /(?:^|[\s_:#/.-])(?:wechat|weixin)(?:$|[\s_.-])/i),
  messenger(
    'kakao',
    'KakaoTalk',
    'kakaotalk* kakao* *카카오톡* *카톡*',
    /(?:^|[\s_:#/.-])(?:kakao(?:-?talk)?)(?:$|[\s_.-])/i,
  ),
  messenger('skype', 'Skype', 'skype* скайп* سكايب* סקייפ*', /(?:^|[\s_:#/.-])(?:skype)(?:$|[\s_.-])/i),
  messenger('zalo', 'Zalo', 'zalo*', /(?:^|[\s_:#/.-])(?:zalo)(?:$|[\s_.-])/i),
  messenger('messenger', 'Messenger', 'messenger', /(?:^|[\s_:#/.-])(?:(?:facebook-?)?messenger)(?:$|[\s_.-])/i),
  // In small letters it is that of a phone.
  { ...messenger('line', 'LINE', 'line'), isWord: (word) => word === 'LINE' },
];

/** The channel of links that a messenger's name stands for. */
export function channelOfMessenger(name: string | undefined): Channel | undefined {
  return name === undefined ? undefined : CHANNELS.find((channel) => channel.messenger === name);
}
