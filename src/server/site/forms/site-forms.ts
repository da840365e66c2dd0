import { escapeAttribute, escapeText } from 'inlay/internal/html/escape.js';
import { ApiProblem } from '../../api/problem.js';
import { rateLimiter } from '../../api/rate.js';
import type { Answer } from '../../core/answer.js';
import type { FormBody } from '../kinds/form.js';
import { formKind } from '../kinds/form.js';
import type { SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';
import { sharedOf } from '../pages/shared.js';
import type { FormSource } from '../visit/entry.js';
import { messageAnswer } from '../visit/message-page.js';
import type { Visit } from '../visit/visitors.js';
import { fieldsOf, PROVIDER_FIELDS } from './fields.js';
import { FORM_WORDS } from './form-words.js';
import type { Mailer } from './mailer.js';
import { formHtml } from './markup.js';
import { messages } from './messages.js';
import { type ReceiveDeps, receive, type Submission } from './receive.js';
import { subscribers } from './subscribers.js';
import { formTokens } from './token.js';

/** Where forms are sent to, and where the links of the newsletter's mails lead. */
const FORMS_PATH = '/_inlay/forms/';
const NEWSLETTER_PATH = '/_inlay/newsletter/';

/** Forms that one address may send: five at once, one each half minute on the average. */
const RATE = { burst: 5, perSecond: 1 / 30 } as const;

/** Bytes of a form that is sent. */
const FORM_BYTES = 65_536;

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

  const markup = (form: BuiltIn, values?: Record<string, string>, faults?: Record<string, string>) =>
    formHtml({
      action: `${FORMS_PATH}${form.name}`,
      token: tokens.make(form.name),
      fields: fieldsOf(form.provider, form.settings.consent) ?? [],
      button: FORM_WORDS.send,
      ...(values && { values }),
      ...(faults && { faults }),
    });

  const source: FormSource = ({ model: now }) => {
    const all: Record<string, Record<string, string>> = {};
    for (const form of builtIn(now)) all[form.provider] = { ...all[form.provider], [form.id]: markup(form) };
    return all;
  };

  /** @returns nothing for what is no address of forms */
  async function answer(visit: Visit): Promise<Answer | undefined> {
    const [path = '', query = ''] = visit.target.split('?', 2);
    if (path.startsWith(NEWSLETTER_PATH)) return newsletter(path.slice(NEWSLETTER_PATH.length), query, visit);
    if (!path.startsWith(FORMS_PATH)) return undefined;
    const now = await model();
    const form = builtIn(now).find(({ name }) => name === decodeURIComponent(path.slice(FORMS_PATH.length)));
    if (!form || visit.method !== 'POST') return said(now, 404, FORM_WORDS.missing, FORM_WORDS.missingText);
    if (!isOwnPage(visit)) return said(now, 403, FORM_WORDS.refused, FORM_WORDS.refusedText);
    try {
      rate.take(visitorOf(visit));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return said(now, 429, FORM_WORDS.tooMany, FORM_WORDS.tooManyText);
    }
    const values = await valuesOf(visit);
    if (!values) return said(now, 413, FORM_WORDS.refused, FORM_WORDS.tooLongText);
    const outcome = await receive(deps, submissionOf(form, values, now));
    if (outcome.kind === 'taken') return said(now, 200, FORM_WORDS.thanks, form.settings.thanks || thanksOf(form));
    const faults = outcome.kind === 'faulty' ? outcome.faults : {};
    const why = outcome.kind === 'faulty' ? FORM_WORDS.faulty : FORM_WORDS.stale;
    const again = `<x-addon provider="${form.provider}" id="${escapeAttribute(form.id)}"></x-addon>`;
    const content = `<p role="alert">${escapeText(why)}</p>${again}`;
    const forms: FormSource = () => ({ [form.provider]: { [form.id]: markup(form, outcome.values, faults) } });
    return messageAnswer(
      { title: form.title, source: content, status: 422, forms },
      sharedOf(now, year()),
      site.secrets.signing,
    );
  }

  /** A link alone changes nothing: mail programs follow links by themselves. */
  async function newsletter(what: string, query: string, visit: Visit): Promise<Answer> {
    const now = await model();
    const isConfirm = what === 'confirm';
    if (!isConfirm && what !== 'end') return said(now, 404, FORM_WORDS.missing, FORM_WORDS.missingText);
    if (visit.method !== 'POST') {
      const token = new URLSearchParams(query).get('token') ?? '';
      const button = isConfirm ? FORM_WORDS.confirm : FORM_WORDS.end;
      const form = `<form class="form" method="post" action="${NEWSLETTER_PATH}${what}"><input type="hidden" name="token" value="${escapeAttribute(token)}"><p><button type="submit">${escapeText(button)}</button></p></form>`;
      return messageAnswer({ title: button, source: form, status: 200 }, sharedOf(now, year()), site.secrets.signing);
    }
    const token = (await valuesOf(visit))?.get('token') ?? '';
    const isDone = isConfirm
      ? (await deps.subscribers.confirm(token)) !== undefined
      : await deps.subscribers.end(token);
    if (!isDone) return said(now, 404, FORM_WORDS.expired, FORM_WORDS.expiredText);
    return said(now, 200, FORM_WORDS.thanks, isConfirm ? FORM_WORDS.confirmed : FORM_WORDS.ended);
  }

  function said(now: SiteModel, status: number, title: string, text: string): Promise<Answer> {
    return messageAnswer(
      { title, source: `<p>${escapeText(text)}</p>`, status },
      sharedOf(now, year()),
      site.secrets.signing,
    );
  }

  function year(): number {
    return site.now().getUTCFullYear();
  }

  return { source, answer };
}

/** A form of the site whose provider is built in. */
interface BuiltIn {
  provider: string;
  id: string;
  /** `<provider>/<form>` */
  name: string;
  title: string;
  settings: FormBody;
}

const NO_SETTINGS: FormBody = formKind.parse({});

function builtIn({ site, forms }: SiteModel): BuiltIn[] {
  return Object.entries(site.addons).flatMap(([provider, { status, forms: own }]) => {
    if (status === 'inactive' || !Object.hasOwn(PROVIDER_FIELDS, provider)) return [];
    return own.map(({ id, title }) => {
      const name = `${provider}/${id}`;
      return { provider, id, name, title, settings: forms.get(name)?.body ?? NO_SETTINGS };
    });
  });
}

function submissionOf(form: BuiltIn, values: URLSearchParams, { site }: SiteModel): Submission {
  const { name, provider, title, settings } = form;
  const fields = fieldsOf(provider, settings.consent) ?? [];
  const recipient =
    settings.recipient || (Object.values(site.contacts).find(({ kind }) => kind === 'email')?.value ?? '');
  return {
    form: name,
    provider,
    title,
    fields,
    settings: { ...settings, recipient },
    values,
    site: site.site.url.replace(/\/$/, ''),
    siteName: site.site.name,
  };
}

function thanksOf({ provider }: BuiltIn): string {
  return provider === 'provider_newsletter_form' ? FORM_WORDS.asked : FORM_WORDS.sent;
}

/** A form of a foreign page is none of ours. Browsers of today say where a form comes from. */
function isOwnPage({ headers }: Visit): boolean {
  const from = headers['sec-fetch-site'] ?? 'same-origin';
  return from === 'same-origin' || from === 'none';
}

/** @returns nothing for too much */
async function valuesOf(visit: Visit): Promise<URLSearchParams | undefined> {
  const bytes = await visit.bytes();
  return bytes.length > FORM_BYTES ? undefined : new URLSearchParams(Buffer.from(bytes).toString());
}
