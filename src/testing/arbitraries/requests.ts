import fc from 'fast-check';
import type { RenderRequest } from '../../component/resolution.js';
import { formHtml } from './form-html.js';
import { record, someOf } from './record.js';
import { address, type TextOptions } from './text.js';
import { type About, vocabularyOf } from './vocabulary.js';

const SUFFIXES = ['', '?utm_source=mail', '#top', 'index.php', '/'];

const NO_PAGES = ['http://[', 'javascript:alert(1)', '//', '', '"><script>', '/%', 'https://elsewhere.example/about/'];

/**
 * Requests for pages of a site: addresses of its pages as visitors come to them, addresses that are none, and fresh markup
 * of its forms, each with a nonce. Those of a hostile site bring attacks in both.
 *
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus
 */
export function requests(options: About & TextOptions = {}): fc.Arbitrary<RenderRequest> {
  const { urls, forms } = vocabularyOf(options);
  const page = fc.tuple(fc.constantFrom('/', ...urls), fc.constantFrom(...SUFFIXES)).map((parts) => parts.join(''));
  const ids = new Map(forms);
  const fresh = someOf([...ids.keys()], (provider) =>
    someOf(ids.get(provider) ?? [], (id) => formHtml(`fresh-nonce-${provider}-${id}`, options)),
  );
  const url = fc.oneof({ withCrossShrink: true }, { arbitrary: page, weight: 4 }, address(NO_PAGES, options));
  return record({ url, addons: fresh });
}
