import { InlayError } from 'inlay/internal/message/error.js';
import type { FormBody } from '../kinds/form.js';
import { type Field, faultOf, HONEYPOT, NEWSLETTER, TOKEN, takenValue } from './fields.js';
import type { Mailer } from './mailer.js';
import type { Messages } from './messages.js';
import type { Subscribers } from './subscribers.js';
import type { FormTokens } from './token.js';
import type { FormWords } from './words/form-words.js';
import { filled } from './words/words-in.js';

/** A form that was sent. */
export interface Submission {
  /** `<provider>/<form>` */
  form: string;
  provider: string;
  title: string;
  fields: readonly Field[];
  settings: FormBody;
  /** Of the visitor's language. */
  words: FormWords;
  values: URLSearchParams;
  /** The site's address, without a slash at its end. */
  site: string;
  siteName: string;
}

/** What came of it. */
export type Outcome =
  | { kind: 'taken' }
  /** What the visitor can mend. */
  | { kind: 'faulty'; values: Record<string, string>; faults: Record<string, string> }
  /** The form was shown too long ago, or is not ours: it is shown again with what was written. */
  | { kind: 'stale'; values: Record<string, string> };

/** What forms are received with. */
export interface ReceiveDeps {
  tokens: FormTokens;
  messages: Messages;
  subscribers: Subscribers;
  /** Nothing where no mail server is set. */
  mailer?: Mailer | undefined;
  /** Hears of mail that could not be sent. */
  onError: (error: unknown) => void;
}

/** Takes a form: keeps what was sent, then mails it. What a program has filled in is thrown away, and looks taken. */
export async function receive(deps: ReceiveDeps, sent: Submission): Promise<Outcome> {
  const values = Object.fromEntries(
    sent.fields.map((field) => [field.name, takenValue(field, sent.values.get(field.name) ?? '')]),
  );
  if ((sent.values.get(HONEYPOT) ?? '') !== '') return { kind: 'taken' };
  const fault = deps.tokens.fault(sent.form, sent.values.get(TOKEN) ?? undefined);
  if (fault !== undefined) return { kind: 'stale', values };
  const faults = sent.fields.flatMap((field) => {
    const message = faultOf(field, values[field.name] ?? '', sent.words);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  if (faults.length > 0) return { kind: 'faulty', values, faults: Object.fromEntries(faults) };
  if (sent.provider === NEWSLETTER) await subscribe(deps, sent, values['email'] ?? '');
  else await deliver(deps, sent, values);
  return { kind: 'taken' };
}

async function deliver(
  { messages, mailer, onError }: ReceiveDeps,
  sent: Submission,
  values: Record<string, string>,
): Promise<void> {
  const kept = await messages.keep(sent.form, values);
  const { recipient, subject } = sent.settings;
  if (!mailer || recipient === '') return;
  const lines = sent.fields.map(({ name, label }) => `${label}: ${values[name] ?? ''}`);
  const email = values['email'];
  const mail = {
    to: recipient,
    subject: subject === '' ? `${sent.title}, ${sent.siteName}` : subject,
    text: `${lines.join('\n')}\n\n${sent.site}\n`,
    ...(email !== undefined && { replyTo: email.trim() }),
  };
  await mailer.send(mail).then(
    () => messages.mark(kept.id, 'mailed'),
    async (error) => {
      onError(mailFault(error));
      await messages.mark(kept.id, 'mail-failed');
    },
  );
}

/** The same answer whoever it is: who asks must not learn who has subscribed. */
async function subscribe(
  { subscribers, mailer, onError }: ReceiveDeps,
  sent: Submission,
  email: string,
): Promise<void> {
  const token = await subscribers.ask(sent.form, email);
  if (token === undefined || !mailer) return;
  const link = (what: string) => `${sent.site}/_inlay/newsletter/${what}?token=${token}`;
  const { words, siteName: site } = sent;
  const text = [
    filled(words.mailAsked, { site }),
    '',
    filled(words.mailConfirm, { link: link('confirm') }),
    filled(words.mailEnd, { link: link('end') }),
    '',
  ].join('\n');
  await mailer
    .send({
      to: email.trim(),
      subject: filled(words.mailSubject, { site }),
      text,
      headers: { 'List-Unsubscribe': `<${link('end')}>` },
    })
    .catch((error) => onError(mailFault(error)));
}

/** What is told of mail that could not be sent: the words of a mail server name the address. */
function mailFault(error: unknown): InlayError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }; // both are looked at as they are
  const known = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
  return new InlayError('mail-failed', `Mail could not be sent: ${known.join(', ') || 'no reason is known'}`);
}
