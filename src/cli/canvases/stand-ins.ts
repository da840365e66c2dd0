import type { RenderRequest } from '../../component/resolution.js';
import type { Site } from '../../site/schema.js';

/** A request that brings the forms that the site leaves to the request, so that they don't count as missing. */
export function standIns({ addons }: Site): RenderRequest {
  const providers = Object.entries(addons).map(([provider, { forms }]) => {
    const missing = forms.filter(({ html }) => html === undefined);
    return [provider, Object.fromEntries(missing.map(({ id }) => [id, '<form><input></form>']))];
  });
  return { addons: Object.fromEntries(providers) };
}
