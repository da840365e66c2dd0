import { cookieName, cookieOf } from '../../access/cookies.js';
import { SESSION_COOKIE, type SignedIn } from '../../access/sessions.js';
import type { User } from '../../access/users.js';
import type { Answer } from '../../core/answer.js';
import type { SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';
import { text } from '../pages/markup.js';
import type { Visit } from '../visit/visitors.js';
import { signInAnswer } from './page.js';
import type { SignInWords } from './words/sign-in-words.js';

/** A request for one of the pages for signing in. */
export interface Asked {
  visit: Visit;
  /** The site's own, as the browser of the request has it. */
  origin: string;
  model: SiteModel;
  words: SignInWords;
}

/** Who asks, in which session. */
export type Person = SignedIn & { person: User };

/** Who is signed in where a request comes from. */
export async function personOf({ users, sessions }: OpenSite, { visit, origin }: Asked): Promise<Person | undefined> {
  const cookie = cookieOf(visit.headers.cookie, cookieName(SESSION_COOKIE, origin));
  const who = cookie === undefined ? undefined : await sessions.find(cookie);
  const person = who && (await users.byId(who.user));
  return who && person && { ...who, person };
}

/**
 * Whether a form was sent by a page of the site. Browsers of today say where a form comes from; what says nothing is none.
 */
export function isOwnForm({ visit: { headers }, origin }: Asked): boolean {
  const { origin: from, 'sec-fetch-site': site } = headers;
  if (from === undefined) return site === 'same-origin';
  return from === origin && (site === undefined || site === 'same-origin');
}

/** Whether a person looks at the page, and no script of another page, which could take the nonce out of it. */
export function isLookedAt({ visit: { headers } }: Asked): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/** An answer of a title and a sentence. */
export function toldAnswer({ model }: Asked, status: number, title: string, sentence: string): Answer {
  return signInAnswer(model, { status, title, main: `<p>${text(sentence)}</p>` });
}
