import { escapeText } from 'inlay/internal/html/escape.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { bound, joined } from '../pages/bound.js';
import type { FormSource } from '../visit/entry.js';
import { builtIn } from './built-in.js';
import { formWordsIn } from './words/words-in.js';

/** Kinds of contacts by which somebody is reached, the best for what a form is for first. */
const KINDS = ['email', 'phone', 'whatsapp', 'address', 'text'];

/**
 * What stands in place of forms in files: nothing there could take them, and their tokens would be too old. A sentence says how
 * else the site is reached.
 */
export const staticForms: FormSource = ({ path, language, model }) => {
  const words = formWordsIn(language);
  const contact = contactOf(model.site, path);
  const says = contact === '' ? escapeText(words.nowhere) : `${escapeText(words.elsewhere)} ${contact}`;
  const all: Record<string, Record<string, string>> = {};
  for (const { provider, id } of builtIn(model))
    all[provider] = { ...all[provider], [id]: `<p class="form-elsewhere">${says}</p>` };
  return all;
};

/** The contact that is reached best, as components show it. */
function contactOf(site: Site, url: string): string {
  const entries = Object.entries(site.contacts);
  const [field] = KINDS.flatMap((kind) => entries.filter(([, each]) => each.kind === kind)).at(0) ?? [];
  if (field === undefined) return '';
  return joined([bound(`<x-contact field="${escapeText(field)}"></x-contact>`, site).baked], { url });
}
