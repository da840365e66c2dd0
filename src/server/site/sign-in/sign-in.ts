import { failedAttempts } from '../../access/failed-attempts.js';
import { keptAttempts } from '../../access/kept-attempts.js';
import { inbox } from '../../api/inbox.js';
import type { Answer } from '../../core/answer.js';
import { StorageError } from '../../store/document.js';
import { seeOther } from '../forms/sent-form.js';
import type { SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';
import { plain } from '../visit/plain.js';
import type { Visit } from '../visit/visitors.js';
import { type Asked, isLookedAt, personOf, toldAnswer } from './asked.js';
import { type BeginDeps, beginSession, formAnswer } from './begin-session.js';
import { endSession } from './end-session.js';
import { formTokens } from './form-token.js';
import { accountPart, SIGN_IN_PATH, SIGN_OUT_PATH } from './forms.js';
import { nextPath } from './next-path.js';
import { signInAnswer } from './page.js';
import { passwordTries } from './try-password.js';
import { signInWordsIn } from './words/words-in.js';

/** What people sign in to. */
export interface SignInOptions {
  site: OpenSite;
  /** From `modelOf`. */
  model: () => Promise<SiteModel>;
  /** The site's own origin, as the browser of a request has it. */
  originOf: (visit: Visit) => Promise<string>;
  /** The address of a visitor: wrong passwords are counted by it. */
  addressOf: (visit: Visit) => string;
}

type Work = (asked: Asked) => Promise<Answer>;

/**
 * The pages by which people sign in and out.
 *
 * @returns what answers them; nothing for what is another page
 */
export function signIn({ site, model, originOf, addressOf }: SignInOptions) {
  const { database } = site.store;
  const { signing: secret } = site.secrets;
  const failed = failedAttempts(() => performance.now(), keptAttempts(database.db, site.now));
  const tryPassword = passwordTries(site.users, failed);
  const deps: BeginDeps = { site, tokens: formTokens(secret, site.now), tryPassword, addressOf };
  const waiting = inbox({ database, secret, now: site.now });

  async function show(asked: Asked): Promise<Answer> {
    const { visit, words, model: now } = asked;
    if (!isLookedAt(asked)) return toldAnswer(asked, 403, words.refused, words.refusedText);
    const next = nextPath(new URLSearchParams(queryOf(visit.target)).get('next'));
    const who = await personOf(site, asked);
    if (!who) return formAnswer(deps, asked, { status: 200, next });
    if (next !== undefined) return seeOther(next);
    const { name, role } = who.person;
    const account = { name, role, waiting: await waiting.count(), nonce: site.sessions.nonce(who) };
    return signInAnswer(now, { status: 200, title: words.signedIn, main: accountPart(account, words) });
  }

  const works: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
    [SIGN_IN_PATH]: { GET: show, HEAD: show, POST: (asked) => beginSession(deps, asked) },
    [SIGN_OUT_PATH]: { POST: (asked) => endSession(site, asked) },
    // As people write addresses.
    [`${SIGN_IN_PATH}/`]: { GET: async ({ visit }) => seeOther(SIGN_IN_PATH + queryOf(visit.target)) },
  };

  return async (visit: Visit): Promise<Answer | undefined> => {
    const [path = ''] = visit.target.split('?', 1);
    const methods = Object.hasOwn(works, path) ? works[path] : undefined;
    if (!methods) return undefined;
    const work = methods[visit.method];
    if (!work) {
      const allow = Object.keys(methods).join(', ');
      const answer = plain(405, `Unexpected method, expected ${allow}\n`);
      return { ...answer, headers: { ...answer.headers, allow } };
    }
    try {
      const now = await model();
      const { words } = signInWordsIn(now.site.site.language);
      return await work({ visit, origin: await originOf(visit), model: now, words });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const answer = plain(503, 'The site is not available now, please try again\n');
      return { ...answer, headers: { ...answer.headers, 'retry-after': '2' } };
    }
  };
}

function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start);
}
