import { escapeText } from 'inlay/internal/html/escape.js';
import { ApiProblem } from '../../api/problem.js';
import { rateLimiter } from '../../api/rate.js';
import type { Answer } from '../../core/answer.js';
import { mailAddressOf } from '../mail-address.js';
import type { SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';
import { type Shared, sharedOf } from '../pages/shared.js';
import type { FormSource } from '../visit/entry.js';
import { type MessagePage, messageAnswer } from '../visit/message-page.js';
import type { Visit } from '../visit/visitors.js';
import { type BuiltIn, builtIn } from './built-in.js';
import { fieldsOf } from './fields.js';
import type { Mailer } from './mailer.js';
import { formHtml } from './markup.js';
import { messages } from './messages.js';
import { newsletterAnswers } from './newsletter.js';
import { type ReceiveDeps, receive, type Submission } from './receive.js';
import { seeOther, valuesOf } from './sent-form.js';
import { subscribers } from './subscribers.js';
import { formTokens } from './token.js';
import type { FormWords } from './words/form-words.js';
import { formWordsIn } from './words/words-in.js';

/** Where forms are sent to, where visitors are led afterwards, and where the links of the newsletter's mails lead. */
const FORMS_PATH = '/_inlay/forms/';
const THANKS_PATH = '/_inlay/thanks/';
const NEWSLETTER_PATH = '/_inlay/newsletter/';

/** Forms that one address may send: five at once, one each half minute on the average. */
const RATE = { burst: 5, perSecond: 1 / 30 } as const;

export interface SiteFormsOptions {
  site: OpenSite;
  model: () => Promise<SiteModel>;
  mailer?: Mailer | undefined;
  /** Who sends, for the rate limit: the address of the visitor. */
  visitorOf: (visit: Visit) => string;
  onError: (error: unknown) => void;
}

/** The built-in forms of a site: their markup, fresh in each view, and what becomes of what is sent. */
export function siteForms({ site, model, mailer, visitorOf, onError }: SiteFormsOptions) {
  const tokens = formTokens(site.secrets.signing, site.now);
  const deps: ReceiveDeps = {
    tokens,
    messages: messages(site.store.database, site.now),
    subscribers: subscribers(site.store.database, site.now),
    mailer,
    onError,
  };
  const rate = rateLimiter(RATE, () => performance.now());
  let kept: { model: SiteModel; year: number; shared: Shared } | undefined;
  const newsletter = newsletterAnswers(NEWSLETTER_PATH, deps.subscribers, shown);

  const markup = (form: BuiltIn, words: FormWords, more: { values?: Texts; faults?: Texts } = {}) =>
    formHtml({
      action: `${FORMS_PATH}${encodeURI(form.name)}`,
      token: tokens.make(form.name),
      fields: fieldsOf(form.provider, form.settings, words) ?? [],
      button: form.settings.labels.send || words.send,
      trap: words.trap,
      ...more,
    });

  const source: FormSource = ({ model: now, language }) => {
    const words = formWordsIn(language);
    const all: Record<string, Record<string, string>> = {};
    for (const form of builtIn(now)) all[form.provider] = { ...all[form.provider], [form.id]: markup(form, words) };
    return all;
  };

  /** @returns nothing for what is no address of forms */
  async function answer(visit: Visit): Promise<Answer | undefined> {
    const [path = ''] = visit.target.split('?', 1);
    const base = [NEWSLETTER_PATH, FORMS_PATH, THANKS_PATH].find((each) => path.startsWith(each));
    if (base === undefined) return undefined;
    const now = await model();
    const words = formWordsIn(now.site.site.language);
    const rest = path.slice(base.length);
    if (base === NEWSLETTER_PATH) return newsletter(rest, visit, now, words);
    const form = builtIn(now).find(({ name }) => encodeURI(name) === rest);
    const said = (status: number, title: string, text: string) =>
      shown(now, { title, source: `<p>${escapeText(text)}</p>`, status });
    if (form && base === THANKS_PATH && isRead(visit)) {
      const text = form.settings.thanks || thanksOf(form, words);
      return shown(now, { title: words.thanks, source: `<p>${escapeText(text)}</p>`, status: 200, path });
    }
    if (!form || visit.method !== 'POST') return said(404, words.missing, words.missingText);
    if (!isOwnPage(visit)) return said(403, words.refused, words.refusedText);
    try {
      rate.take(visitorOf(visit));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return said(429, words.refused, words.tooManyText);
    }
    const values = await valuesOf(visit);
    if (!values) return said(413, words.refused, words.tooLongText);
    const outcome = await receive(deps, submissionOf(form, words, values, now));
    if (outcome.kind === 'taken') return seeOther(`${THANKS_PATH}${rest}`);
    const faults = outcome.kind === 'faulty' ? outcome.faults : {};
    const why = outcome.kind === 'faulty' ? words.faulty : words.stale;
    const again = `<p role="alert">${escapeText(why)}</p>`;
    const html = markup(form, words, { values: outcome.values, faults });
    return shown(now, { title: form.title, source: again, status: 422, html });
  }

  /** A page for who has sent something, with forms in the header and the footer as everywhere. */
  function shown(now: SiteModel, page: Omit<MessagePage, 'forms'>): Promise<Answer> {
    const year = site.now().getUTCFullYear();
    // Whoever sends again and again has the canvases bound once.
    if (kept?.model !== now || kept.year !== year) kept = { model: now, year, shared: sharedOf(now, year) };
    return messageAnswer({ ...page, forms: source }, kept.shared, site.secrets.signing);
  }

  return { source, answer };
}

type Texts = Readonly<Record<string, string>>;

function isRead({ method }: Visit): boolean {
  return method === 'GET' || method === 'HEAD';
}

function submissionOf(form: BuiltIn, words: FormWords, values: URLSearchParams, { site }: SiteModel): Submission {
  const { name, provider, title, settings } = form;
  const recipient = settings.recipient || (mailAddressOf(site.contacts) ?? '');
  return {
    form: name,
    provider,
    title,
    fields: fieldsOf(provider, settings, words) ?? [],
    settings: { ...settings, recipient },
    words,
    values,
    site: site.site.url.replace(/\/$/, ''),
    siteName: site.site.name,
  };
}

function thanksOf({ provider }: BuiltIn, words: FormWords): string {
  return provider === 'provider_newsletter_form' ? words.asked : words.sent;
}

/** A form of a foreign page is none of ours. Browsers of today say where a form comes from. */
function isOwnPage({ headers }: Visit): boolean {
  const from = headers['sec-fetch-site'] ?? 'same-origin';
  return from === 'same-origin' || from === 'none';
}
