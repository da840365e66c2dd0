import { wordList } from '../words/word-list.js';

/** For whom a house works together with others: with a colon behind it, it is the house's own desk. */
export const isCooperationWord = wordList(
  'partnership partnerships collaboration collaborations cooperation cooperations kooperation kooperationen kooperationsanfragen zusammenarbeit partnerschaften partenariat partenariats colaboración colaboraciones collaborazioni collaborazione parcerias parceria colaborações samenwerking samenwerkingen samarbete samarbeten samarbejde samarbeid yhteistyö yhteistyöt współpraca spolupráce spolupráca együttműködés együttműködések colaborări parteneriate συνεργασίες συνεργασία işbirliği сотрудничество партнёрство співпраця партнерство',
);

/** Desks of a house for those it works together with, and for groups and firms, in scripts that put no blanks between words. */
export const UNSPACED_DESKS =
  /(?:商务|商務|商業|业务|業務|渠道|广告|廣告|媒体|媒體|市场|市場|加盟|招商|异业|異業|企业|企業)(?:合作|洽谈|洽談|联系|聯絡|聯繫)|合作(?:洽谈|洽談|咨询|諮詢|联系|聯絡|加盟|邮箱|郵箱|热线|熱線)|(?:業務|事業|企業)?提携(?=の?(?:お問|に関|ご相談|について))|제휴(?=\s?(?:문의|제안|상담))|(?:광고|사업|비즈니스)\s?제휴|取材(?=の?(?:お問|依頼))|(?:단체|법인|기업|가맹|입점|대관|광고)(?=\s?(?:문의|상담|예약))|(?:団体|法人|貸切)(?=の?(?:ご予約|予約|お問|受付))|(?:团体|團體)(?=预订|預訂|预约|預約|咨询|諮詢)/g;

/** How houses shorten what kind of firm they are, before their names. */
export const isFirmKind = wordList(
  'az aziend* agr agricola soc societ* coop asd ssd aps odv ditta fa firma fam familie ets établissements sté ent eurl sarl gfa earl gaec scea ип ооо зао оао пао тов фоп фг кфх',
);
