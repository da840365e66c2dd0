import { cookieName, cookieOf, setCookie } from '../../access/cookies.js';
import { SESSION_COOKIE } from '../../access/sessions.js';
import { ApiProblem } from '../../api/problem.js';
import type { Answer } from '../../core/answer.js';
import { noteInAudit } from '../../store/audit-note.js';
import { seeOther, valuesOf } from '../forms/sent-form.js';
import { filled } from '../forms/words/words-in.js';
import type { OpenSite } from '../open-site.js';
import type { Visit } from '../visit/visitors.js';
import { type Asked, isOwnForm, personOf, toldAnswer } from './asked.js';
import { FORM_COOKIE, type formTokens } from './form-token.js';
import { MOST_NAME, SIGN_IN_PATH, signInForm } from './forms.js';
import { nextPath } from './next-path.js';
import { signInAnswer } from './page.js';
import type { passwordTries } from './try-password.js';
import { waitingTime } from './waiting-time.js';
import { signInWordsIn } from './words/words-in.js';

/** What people sign in by. */
export interface BeginDeps {
  site: OpenSite;
  tokens: ReturnType<typeof formTokens>;
  tryPassword: ReturnType<typeof passwordTries>;
  /** The address of a visitor: wrong passwords are counted by it. */
  addressOf: (visit: Visit) => string;
}

/** What the form is shown with. */
interface Shown {
  next: string | undefined;
  status: number;
  name?: string;
  fault?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The page with the form to sign in, for this browser alone. */
export function formAnswer({ tokens }: BeginDeps, asked: Asked, { status, headers, ...shown }: Shown): Answer {
  const { visit, origin, model, words } = asked;
  const given = cookieOf(visit.headers.cookie, cookieName(FORM_COOKIE, origin));
  const cookie = tokens.cookie(given);
  const main = signInForm({ ...shown, token: tokens.make(cookie) }, words);
  const own = { ...(cookie !== given && { 'set-cookie': setCookie(FORM_COOKIE, cookie, origin) }), ...headers };
  return signInAnswer(model, { status, title: words.signIn, main, headers: own });
}

/** Signs somebody in: always in a new session, whatever the browser has brought. */
export async function beginSession(deps: BeginDeps, asked: Asked): Promise<Answer> {
  const { visit, origin, words } = asked;
  if (!isOwnForm(asked)) return toldAnswer(asked, 403, words.refused, words.refusedText);
  const values = await valuesOf(visit);
  if (!values) return toldAnswer(asked, 413, words.refused, words.tooLongText);
  const next = nextPath(values.get('next'));
  const name = (values.get('name') ?? '').trim().slice(0, MOST_NAME);
  const cookie = cookieOf(visit.headers.cookie, cookieName(FORM_COOKIE, origin));
  if (!deps.tokens.isGood(cookie, values.get('token') ?? ''))
    return formAnswer(deps, asked, { status: 403, next, name, fault: words.stale });
  try {
    const attempt = { address: deps.addressOf(visit), name, password: values.get('password') ?? '' };
    const begun = await begin(deps, asked, attempt);
    if (begun === undefined) return formAnswer(deps, asked, { status: 422, next, name, fault: words.wrong });
    const answer = seeOther(next ?? SIGN_IN_PATH);
    return { ...answer, headers: { ...answer.headers, 'set-cookie': setCookie(SESSION_COOKIE, begun, origin) } };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const status = error.code === 'quota-exceeded' ? 429 : 503;
    const { 'retry-after': after = '60' } = error.extras.headers ?? {};
    const { language } = signInWordsIn(asked.model.site.site.language);
    const fault = filled(words.tooManyText, { time: waitingTime(Number(after), language) });
    return formAnswer(deps, asked, { status, next, name, fault, headers: { 'retry-after': after } });
  }
}

/** @returns the value of the session's cookie; nothing for who is not let in */
async function begin(
  { site, tryPassword }: BeginDeps,
  asked: Asked,
  attempt: Parameters<BeginDeps['tryPassword']>[0],
): Promise<string | undefined> {
  const { users, sessions } = site;
  const found = await tryPassword(attempt);
  const agent = asked.visit.headers['user-agent'] ?? '';
  const cookie = found && (await sessions.begin(found.user.id, agent, found.password));
  if (!found || cookie === undefined) {
    // Not the name that was tried: people write passwords there.
    const user = await users.byName(attempt.name);
    await note(site, 'visitor', 'session.refuse', user ? { user: user.id, name: user.name } : {});
    return undefined;
  }
  const before = await personOf(site, asked);
  if (before) await sessions.end(before.session);
  const { id, name, role } = found.user;
  await note(site, `user:${id}`, 'session.begin', { name, role });
  return cookie;
}

/** Adds to the audit what became of a session. */
export async function note(
  { store, now }: OpenSite,
  by: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await noteInAudit(store.database, { at: now().toISOString(), by, action, detail });
}
