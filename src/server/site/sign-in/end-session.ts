import { setCookie } from '../../access/cookies.js';
import { SESSION_COOKIE } from '../../access/sessions.js';
import type { Answer } from '../../core/answer.js';
import { seeOther, valuesOf } from '../forms/sent-form.js';
import type { OpenSite } from '../open-site.js';
import { type Asked, isOwnForm, personOf, toldAnswer } from './asked.js';
import { note } from './begin-session.js';
import { SIGN_IN_PATH } from './forms.js';

/** Signs somebody out: the session ends where it is kept, and its cookie is good for nothing. */
export async function endSession(site: OpenSite, asked: Asked): Promise<Answer> {
  const { visit, origin, words } = asked;
  const { sessions } = site;
  const refused = () => toldAnswer(asked, 403, words.refused, words.refusedText);
  if (!isOwnForm(asked)) return refused();
  const who = await personOf(site, asked);
  if (who) {
    const nonce = visit.headers['x-platform-nonce'] ?? (await valuesOf(visit))?.get('nonce') ?? '';
    if (!sessions.isNonce(who, String(nonce))) return refused();
    await sessions.end(who.session);
    await note(site, `user:${who.user}`, 'session.end', { name: who.person.name });
  }
  const answer = seeOther(SIGN_IN_PATH);
  return { ...answer, headers: { ...answer.headers, 'set-cookie': setCookie(SESSION_COOKIE, undefined, origin) } };
}
