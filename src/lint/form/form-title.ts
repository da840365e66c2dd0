import { fold } from '../words/fold.js';
import type { Purpose } from './classify.js';
import { BOOKING, OTHER, wordList } from './words.js';

/** What forms for writing to the site's owner are called. Fewer words than a form itself may have: `Pedido` is an order. */
export const CONTACT = wordList(
  'contact contat kontakt yhteydenotto επικοινων контакт связаться зв_яз تواصل اتصل צור_קשר צרו_קשר iletisim bize_yazin 联系 聯絡 お問い合わせ 問い合わせ 연락 문의 ติดต่อ lien_he hubungi संपर्क تماس ' +
    'message messaggio mensaje mensagem nachricht bericht_sturen meddelande melding besked wiadomosc zprava poruka uzenet mesaj μηνυμα сообщение повідомлення съобщение رسالة הודעה メッセージ 메시지 留言 संदेश پیام ' +
    'enquir inquir anfrage aanvraag zapytanie poptavka henvendelse foresporsel forfragan get_in_touch write_to drop_us schreiben_sie schreib_uns scrivici scrivimi nous_ecrire ecrivez escribenos escrev fale_con skriv_til napiszcie napiste call_back callback ruckruf richiamat',
);

/** What forms for news by mail are called. */
export const NEWSLETTER = wordList(
  'newsletter news_letter newslett mailing_list mailinglist subscribe suscribe uutiskirje nyhetsbrev nyhedsbrev nieuwsbrief rundbrief infobrief lettre_d_information lettre_d_info infolettre boletin boletim hirlevel e_bulten ενημερωτικο_δελτιο рассыл розсил бюлетин النشرة ניוזלטר メルマガ ニュースレター 뉴스레터 电子报 電子報 ban_tin समाचार_पत्र خبرنامه',
);

/** What a form is called beside `contact` or `message` that is for something else. */
const ELSE = wordList(
  'order bestell job career karriere bewerb lavora empleo emploi vacature registr anmeld inscri iscri lens linsen',
);

/** What a form is for, as its title and id say; nothing where they say neither or both. */
export function purposeOfTitle({ title, id }: { title: string; id: string }): Purpose['kind'] | undefined {
  const text = fold(`${title} ${id}`);
  if (OTHER.test(text) || BOOKING.test(text)) return undefined;
  const isNewsletter = NEWSLETTER.test(text);
  const isContact = CONTACT.test(text);
  if (isNewsletter === isContact) return undefined;
  if (isNewsletter) return 'newsletter';
  return ELSE.test(text) ? undefined : 'contact';
}

/** Whether a form is called after something that is booked, ordered or searched: its provider's name says nothing of it then. */
export function isTitleOfOther({ title, id }: { title: string; id: string }): boolean {
  const text = fold(`${title} ${id}`);
  return OTHER.test(text) || BOOKING.test(text);
}

/** What all forms of a provider are for, as its name says in English. */
export function purposeOfName(name: string): Purpose['kind'] | undefined {
  if (/news|mailing|subscri/i.test(name)) return 'newsletter';
  return /contact|enquir|inquir|message|callback/i.test(name) ? 'contact' : undefined;
}
