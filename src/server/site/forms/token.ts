import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds after which a form that was shown can be sent: people read before they write, programs don't. */
const YOUNGEST_MS = 2000;

/** Milliseconds for which a form that was shown can be sent: a tab may stay open overnight. */
const OLDEST_MS = 24 * 3600 * 1000;

/** Why a token is refused. */
export type TokenFault = 'missing' | 'wrong' | 'too-early' | 'too-old';

/** Tokens of forms: fresh with each view, good for one form. */
export function formTokens(secret: string, now: () => Date) {
  const sign = (form: string, at: string, random: string) =>
    createHmac('sha256', secret).update(`form\n${form}\n${at}\n${random}`).digest('base64url').slice(0, 22);
  return {
    make(form: string): string {
      const at = now().getTime().toString(36);
      const random = randomBytes(6).toString('base64url');
      return `${at}.${random}.${sign(form, at, random)}`;
    },
    /** @returns nothing for a good one */
    fault(form: string, token: string | undefined): TokenFault | undefined {
      if (token === undefined || token === '') return 'missing';
      const [at = '', random = '', mac = ''] = token.split('.', 3);
      const [given, expected] = [Buffer.from(mac), Buffer.from(sign(form, at, random))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
      const age = now().getTime() - Number.parseInt(at, 36);
      if (age < YOUNGEST_MS) return 'too-early';
      return age > OLDEST_MS ? 'too-old' : undefined;
    },
  };
}

export type FormTokens = ReturnType<typeof formTokens>;
