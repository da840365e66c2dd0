import { parseSite, type Site } from '../../src/index.js';

const PROVIDER = 'provider_contact_form';

/** A site with one form, of a provider that is not trusted. */
export const site: Site = parseSite({
  site: { name: 'S', description: 'D', url: 'https://s.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
  addons: { [PROVIDER]: { status: 'selected', forms: [{ id: 'f', title: 'F' }] } },
});

/** A request that brings the form's HTML. */
export function bringing(html: string) {
  return { addons: { [PROVIDER]: { f: html } } };
}

const ADDON = `<x-addon provider="${PROVIDER}"></x-addon>`;

/** Where the form may stand beside what the author wrote. */
export const SPOTS = ['before', 'between', 'dialog', 'after'] as const;
export type Spot = (typeof SPOTS)[number];

/** A page with three forms of its author, controls that name their form from afar, a dialog, a frame and a group. */
export function pageWith(spot: Spot): string {
  const at = (here: Spot) => (here === spot ? ADDON : '');
  return `<!doctype html><html><head><meta charset="utf-8"><title>t</title></head><body>
${at('before')}
<details data-own="faq1" name="faq" open><summary>Q</summary>A</details>
<form data-own="login" id="login" name="login" action="/login" method="post">
<label data-own="lu" for="user">User</label><input data-own="user" id="user" name="user" value="anna" aria-describedby="help">
<label data-own="lp" for="password">Password</label><input data-own="password" id="password" name="password" type="password" value="secret" required>
<button data-own="go" id="submit-login" name="go" value="1">Log in</button></form>
<p data-own="help" id="help">Help</p>
<form data-own="search" id="search" name="search" action="/search"><input data-own="q" id="q" name="q" list="days" value="x">
<datalist data-own="days" id="days"><option value="a"></option></datalist></form>
<button data-own="find" form="search" name="by" value="button">Find</button>
${at('between')}
<form data-own="checkout" id="checkout" name="checkout" action="/pay" method="post" enctype="multipart/form-data" target="payment">
<input data-own="p1" type="radio" name="plan" value="1"><input data-own="p2" type="radio" name="plan" value="2" checked>
<textarea data-own="note" id="note" name="note">n</textarea>
<select data-own="country" id="country" name="country"><option>it</option><option selected>de</option></select>
<fieldset data-own="fs" id="card" name="card"><input data-own="terms" id="terms" name="terms" type="checkbox" checked></fieldset>
<button data-own="pay">Pay</button></form>
<input data-own="next" form="checkout" name="next" value="/thanks">
<output data-own="sum" form="checkout" for="note" name="sum">1</output>
<input data-own="r1" type="radio" name="loose" value="1"><input data-own="r2" type="radio" name="loose" value="2" checked>
<dialog data-own="dialog" id="dialog" open>${at('dialog')}<button data-own="close">x</button></dialog>
<iframe data-own="frame" name="payment"></iframe>
${at('after')}
</body></html>`;
}
