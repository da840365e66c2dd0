import { type FormBody, formKind } from '../kinds/form.js';
import type { SiteModel } from '../model.js';
import { PROVIDER_FIELDS } from './fields.js';

/** A form of the site whose provider is built in. */
export interface BuiltIn {
  provider: string;
  id: string;
  /** `<provider>/<form>` */
  name: string;
  title: string;
  settings: FormBody;
}

const NO_SETTINGS: FormBody = formKind.parse({});

/** The forms of a site whose providers are built in, and active. */
export function builtIn({ site, forms }: Pick<SiteModel, 'site' | 'forms'>): BuiltIn[] {
  return Object.entries(site.addons).flatMap(([provider, { status, forms: own }]) => {
    if (status === 'inactive' || !Object.hasOwn(PROVIDER_FIELDS, provider)) return [];
    return own.map(({ id, title }) => {
      const name = `${provider}/${id}`;
      return { provider, id, name, title, settings: { ...NO_SETTINGS, ...forms.get(name)?.body } };
    });
  });
}
