import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { builtIn } from '../../site/forms/built-in.js';
import { isAddress, NEWSLETTER, PROVIDER_FIELDS } from '../../site/forms/fields.js';
import type { FormBody } from '../../site/kinds/form.js';
import type { SiteBody } from '../../site/kinds/site.js';
import { mailAddressOf } from '../../site/mail-address.js';
import { modelOf, siteOf } from '../../site/model.js';
import type { DocumentWrite } from '../../store/document.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, withSite } from '../manage/with-site.js';

export interface FormListOptions extends FolderOptions {
  json?: true;
}
export interface FormSetOptions extends FolderOptions {
  title?: string;
  recipient?: string;
  subject?: string;
  thanks?: string;
  consent?: string;
  label: Partial<FormBody['labels']>;
}

/** This command does not know how the site was started. */
const MAILED =
  '\nMails go out where the site is started with `SMTP_URL` and `MAIL_FROM`. `inlay-server messages` has what was sent by forms.\n';

/** `inlay-server forms list` */
export async function listForms(options: FormListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const model = await modelOf(site.store)();
    const all = builtIn(model);
    const own = mailAddressOf(model.site.contacts);
    if (options.json)
      return printJson(
        all.map(({ name, title, settings }) => ({ name, title, ...settings })),
        undefined,
        [],
      );
    if (all.length === 0) return tell(process.stdout, 'No forms.\n');
    const rows = all.map(({ provider, name, title, settings: { recipient, consent } }) => [
      name,
      title,
      provider === NEWSLETTER ? 'who subscribes' : recipient || (own ? `${own}, the site's` : 'nobody'),
      consent === '' ? 'no' : 'yes',
    ]);
    await printTable(['form', 'title', 'recipient', 'consent'], rows);
    return tell(process.stdout, MAILED);
  });
}

/** `inlay-server forms set` */
export async function setForm(name: string, options: FormSetOptions): Promise<void> {
  const { title, recipient, label, folder: _folder, database: _database, ...texts } = options;
  const { provider, id } = parted(name);
  if (recipient !== undefined && recipient !== '' && !isAddress(recipient))
    throw new InlayError('invalid-form', `Unexpected \`${recipient}\`, expected one mail address`);
  await withSite(options, async ({ store }) => {
    const { documents, forms } = await modelOf(store)();
    const { addons = {} } = documents.site.body;
    const { forms: own = [], ...rest } = addons[provider] ?? { status: 'available' as const };
    const known = own.find((form) => form.id === id);
    if (!known && !title)
      throw new InlayError('no-form', `There is no form \`${name}\`, expected \`--title\` to make it`);
    const form = { ...known, id, title: title ?? known?.title ?? '' };
    const next = known ? own.map((each) => (each === known ? form : each)) : [...own, form];
    const before = forms.get(name);
    const settings = {
      ...before?.body,
      ...texts,
      ...(recipient !== undefined && { recipient }),
      labels: { ...before?.body.labels, ...label },
    };
    const site: SiteBody = { ...documents.site.body, addons: { ...addons, [provider]: { ...rest, forms: next } } };
    siteOf(site, documents.menus.body); // throws where it would be none
    const writes: DocumentWrite[] = [{ kind: 'form', key: name, body: settings, expect: before?.etag ?? null }];
    if (form.title !== known?.title)
      writes.push({ kind: 'site', key: 'site', body: site, expect: documents.site.etag });
    await store.write({ by: commandUser(), action: 'forms.set', writes });
    await tell(process.stdout, `${known ? 'Changed' : 'Made'} ${name}.\n`);
  });
}

/** `inlay-server forms remove` */
export async function removeForm(name: string, options: FolderOptions): Promise<void> {
  const { provider, id } = parted(name);
  await withSite(options, async ({ store }) => {
    const { documents, forms } = await modelOf(store)();
    const { addons = {} } = documents.site.body;
    const addon = addons[provider];
    const kept = addon?.forms.filter((form) => form.id !== id) ?? [];
    if (!addon || kept.length === addon.forms.length) throw new InlayError('no-form', `There is no form \`${name}\``);
    const { default: first, ...rest } = addon;
    const next = { ...rest, ...(first !== undefined && first !== id && { default: first }), forms: kept };
    const site: SiteBody = { ...documents.site.body, addons: { ...addons, [provider]: next } };
    siteOf(site, documents.menus.body); // throws where it would be none
    const settings = forms.get(name);
    const writes: DocumentWrite[] = [
      { kind: 'site', key: 'site', body: site, expect: documents.site.etag },
      ...(settings ? [{ kind: 'form', key: name, body: null, expect: settings.etag }] : []),
    ];
    await store.write({ by: commandUser(), action: 'forms.remove', writes });
    await tell(process.stdout, `Removed ${name}. Canvases that have it show nothing in its place.\n`);
  });
}

/** @throws InlayError `invalid-form` for what is no name of a form */
function parted(name: string): { provider: string; id: string } {
  const [, provider = '', id = ''] = /^([^/]*)\/([\w-]{1,64})$/.exec(name) ?? [];
  const known = Object.keys(PROVIDER_FIELDS);
  if (id === '')
    throw new InlayError('invalid-form', `Unexpected \`${name}\`, expected such as \`${known[0]}/contact\``);
  if (!known.includes(provider))
    throw new InlayError('invalid-form', `Unexpected provider \`${provider}\`, ${expectedOneOf(provider, known)}`);
  return { provider, id };
}
