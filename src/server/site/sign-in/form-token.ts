import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that a form belongs to, before anybody is signed in. */
export const FORM_COOKIE = 'inlay_sign_in';

/** Milliseconds for which a form that was shown can be sent: a tab may stay open for a day's work. */
const OLDEST_MS = 12 * 3_600_000;

/** Values of the cookie: 144 bits. */
const VALUE = /^[\w-]{24}$/;

/**
 * Tokens of the form to sign in: each belongs to the browser that the form was shown to, so that no other site can sign somebody
 * in as somebody else (login CSRF).
 */
export function formTokens(secret: string, now: () => Date) {
  const sign = (cookie: string, at: string) =>
    createHmac('sha256', secret).update(`sign-in\n${cookie}\n${at}`).digest('base64url');
  return {
    /** The cookie that a browser has, or a new one. */
    cookie: (given: string | undefined): string =>
      given !== undefined && VALUE.test(given) ? given : randomBytes(18).toString('base64url'),
    make(cookie: string): string {
      const at = now().getTime().toString(36);
      return `${at}.${sign(cookie, at)}`;
    },
    isGood(cookie: string | undefined, token: string): boolean {
      if (cookie === undefined || !VALUE.test(cookie)) return false;
      const [at = '', mac = ''] = token.split('.', 2);
      const [given, expected] = [Buffer.from(mac), Buffer.from(sign(cookie, at))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return now().getTime() - Number.parseInt(at, 36) <= OLDEST_MS;
    },
  };
}
