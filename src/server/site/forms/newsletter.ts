import { escapeAttribute, escapeText } from 'inlay/internal/html/escape.js';
import type { Answer } from '../../core/answer.js';
import type { SiteModel } from '../model.js';
import type { MessagePage } from '../visit/message-page.js';
import type { Visit } from '../visit/visitors.js';
import { seeOther, valuesOf } from './sent-form.js';
import type { Subscribers } from './subscribers.js';
import type { FormWords } from './words/form-words.js';

/**
 * Answers the links of a newsletter's mails. A link alone changes nothing: mail programs follow links by themselves.
 *
 * @param base what all paths begin with
 * @param shown makes the page that is answered
 */
export function newsletterAnswers(
  base: string,
  subscribers: Subscribers,
  shown: (now: SiteModel, page: Omit<MessagePage, 'forms'>) => Promise<Answer>,
) {
  return async (what: string, visit: Visit, now: SiteModel, words: FormWords): Promise<Answer> => {
    const said = (status: number, title: string, text: string, path?: string) =>
      shown(now, { title, source: `<p>${escapeText(text)}</p>`, status, ...(path !== undefined && { path }) });
    const path = `${base}${what}`;
    if (what === 'confirmed' || what === 'ended') return said(200, words.thanks, words[what], path);
    if (what !== 'confirm' && what !== 'end') return said(404, words.missing, words.missingText);
    if (visit.method !== 'POST') {
      const query = visit.target.slice(visit.target.indexOf('?') + 1);
      const token = new URLSearchParams(query).get('token') ?? '';
      const button = what === 'confirm' ? words.confirm : words.end;
      const form = `<form class="form" method="post" action="${path}"><input type="hidden" name="token" value="${escapeAttribute(token)}"><p><button type="submit">${escapeText(button)}</button></p></form>`;
      return shown(now, { title: button, source: '', html: form, status: 200, path });
    }
    const token = (await valuesOf(visit))?.get('token') ?? '';
    const isDone = what === 'confirm' ? (await subscribers.confirm(token)) !== undefined : await subscribers.end(token);
    return isDone
      ? seeOther(`${base}${what === 'confirm' ? 'confirmed' : 'ended'}`)
      : said(404, words.missing, words.expiredText);
  };
}
