import type { Role } from '../../access/roles.js';
import { filled } from '../forms/words/words-in.js';
import { attributes, text } from '../pages/markup.js';
import type { SignInWords } from './words/sign-in-words.js';

/** Where people sign in, are told who they are, and sign out. */
export const SIGN_IN_PATH = '/sign-in';
export const SIGN_OUT_PATH = '/sign-out';

/** Letters of a name that is tried. */
export const MOST_NAME = 100;

/** What the form to sign in is made with. */
export interface SignInForm {
  token: string;
  next: string | undefined;
  /** Who it was the last time. */
  name?: string;
  /** What was wrong with it. */
  fault?: string | undefined;
}

/** The HTML of the form to sign in. */
export function signInForm({ token, next, name, fault }: SignInForm, words: SignInWords): string {
  const told = fault === undefined ? '' : `<p id="fault" class="form-fault" role="alert">${text(fault)}</p>`;
  const own = { required: '', 'aria-describedby': fault === undefined ? undefined : 'fault' };
  const field = (label: string, more: Readonly<Record<string, string | undefined>>) =>
    `<p class="form-row"><label><span class="form-label">${text(label)}</span> <input${attributes({ ...more, ...own })}></label></p>`;
  return [
    `${told}<form class="form"${attributes({ method: 'post', action: SIGN_IN_PATH })}>`,
    field(words.name, {
      type: 'text',
      name: 'name',
      value: name,
      maxlength: String(MOST_NAME),
      autocomplete: 'username',
      autocapitalize: 'none',
      spellcheck: 'false',
      dir: 'auto',
    }),
    field(words.password, { type: 'password', name: 'password', autocomplete: 'current-password' }),
    hidden('token', token),
    next === undefined ? '' : hidden('next', next),
    `<p class="form-send"><button type="submit">${text(words.signIn)}</button></p></form>`,
  ].join('');
}

/** Who is signed in, and what there is to do. */
export interface Account {
  name: string;
  role: Role;
  /** What waits for a person. */
  waiting: number;
  nonce: string;
}

/** The HTML of what is told to who is signed in. */
export function accountPart({ name, role, waiting, nonce }: Account, words: SignInWords): string {
  const code = (value: string) => `<code dir="ltr">${text(value)}</code>`;
  const row = (term: string, html: string) => `<dt>${text(term)}</dt><dd>${html}</dd>`;
  const said = (sentence: string, values: Readonly<Record<string, string>>) => filled(text(sentence), values);
  const show = waiting === 0 ? '' : `<br>${said(words.waitingText, { command: code('inlay-server inbox') })}`;
  return [
    `<p>${said(words.signedInAs, { name: `<bdi><strong>${text(name)}</strong></bdi>` })}</p>`,
    '<dl>',
    row(words.role, text(words[role])),
    row(words.waiting, `${waiting === 0 ? text(words.nothingWaits) : waiting}${show}`),
    row(words.nonce, `${code(nonce)}<br>${said(words.nonceText, { header: code('X-Platform-Nonce') })}`),
    '</dl>',
    `<form${attributes({ method: 'post', action: SIGN_OUT_PATH })}>${hidden('nonce', nonce)}<button type="submit">${text(words.signOut)}</button></form>`,
  ].join('');
}

function hidden(name: string, value: string): string {
  return `<input${attributes({ type: 'hidden', name, value })}>`;
}
