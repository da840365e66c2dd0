/** What forms say to visitors, in one language. */
export interface FormWords {
  name: string;
  email: string;
  message: string;
  send: string;
  /** At the field that people don't see. */
  trap: string;
  thanks: string;
  sent: string;
  asked: string;
  faulty: string;
  stale: string;
  /** Of a field, which stands for `{field}`. */
  isMissing: string;
  /** `{most}` stands for the number of characters. */
  isTooLong: string;
  isNoAddress: string;
  missing: string;
  missingText: string;
  refused: string;
  refusedText: string;
  tooManyText: string;
  tooLongText: string;
  confirm: string;
  end: string;
  confirmed: string;
  ended: string;
  expiredText: string;
  /** Of the mail of a newsletter: `{site}` stands for the name, `{link}` for an address. */
  mailSubject: string;
  mailAsked: string;
  mailConfirm: string;
  mailEnd: string;
  /** In place of a form where nothing can take it. A contact follows. */
  elsewhere: string;
  /** The same where the site has no contact. */
  nowhere: string;
}
