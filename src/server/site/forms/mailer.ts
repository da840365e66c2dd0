import { createTransport } from 'nodemailer';

/** A mail of text alone. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** What a program can do with it: `List-Unsubscribe` and its like. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends mail. */
export interface Mailer {
  /** @throws what the mail server refuses */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Milliseconds for the mail server to answer. */
const TIMEOUT_MS = 10_000;

/**
 * A mailer of an SMTP server.
 *
 * @param url `smtp://user:password@host:587`, or `smtps://…`
 * @param from what mails are from
 */
export function smtpMailer(url: string, from: string): Mailer {
  const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...times }, { from });
  return {
    async send({ to, subject, text, replyTo, headers }) {
      // Line ends in a subject would begin another header.
      const oneLine = subject.replace(/[\r\n]+/g, ' ');
      await transport.sendMail({
        // An object: a text with commas would be several.
        to: { name: '', address: to },
        subject: oneLine,
        text,
        ...(replyTo !== undefined && { replyTo }),
        ...(headers && { headers: { ...headers } }),
      });
    },
    close: () => transport.close(),
  };
}
