import type { RenderRequest } from 'inlay/internal/component/resolution.js';
import type { Answer } from '../../core/answer.js';
import type { SiteModel } from '../model.js';
import { joined, type Piece } from '../pages/bound.js';
import { pageDocument } from '../pages/document.js';
import { attributes } from '../pages/markup.js';
import { policyOf } from '../pages/policy.js';
import type { Shared } from '../pages/shared.js';
import { slotsOf } from '../pages/slots.js';
import type { View } from '../pages/view.js';
import { type Fixed, fixed, type Headers } from './fixed.js';
import { PAGE_HEADERS, REVALIDATED } from './headers.js';

/** What a view of a form may rest on. */
export interface FormView {
  path: string;
  /** BCP 47. */
  language: string;
  model: SiteModel;
}

/** Fresh markup of forms for a view, by provider and form: `addons` of a render request. */
export type FormSource = (view: FormView) => NonNullable<RenderRequest['addons']>;

/** What is answered at a path: the same to everybody, or a page with forms, which are fresh in every view. */
export type Entry = { fixed: Fixed } | { fresh: () => Answer; size: number };

/** Texts are held in memory with two bytes a letter at most. */
const LETTER = 2;

/** What a page is made for. */
export interface PageOptions {
  shared: Shared;
  isSignedIn: boolean;
  /**
   * Whether it is for a folder of files.
   * @default false
   */
  isStatic?: boolean;
  /** Of the site: `site.secrets.signing`. */
  secret: string;
  forms?: FormSource | undefined;
  /** Beside those of all pages. */
  headers?: Headers;
}

/** The entry of a page. */
export function pageEntry(view: View, options: PageOptions): Entry {
  const { shared, isSignedIn, isStatic = false, secret, forms, headers = {} } = options;
  const { path, id, language } = view;
  const slots = slotsOf(shared.model.slots, { path, id, isSignedIn }, shared.site, isStatic ? undefined : secret);
  const { pieces: own, trusted } = pageDocument(view, shared, slots, !isStatic);
  const status = view.isMissing ? 404 : 200;
  const policy = policyOf(joined(own, { url: path }), trusted);
  const pieces = isStatic ? withPolicy(own, policy) : own;
  const html = joined(pieces, { url: path });
  const all = {
    ...PAGE_HEADERS,
    'content-security-policy': policy,
    'cache-control': view.isMissing ? 'no-cache' : REVALIDATED,
    ...headers,
  };
  if (!forms || pieces.every((piece) => typeof piece === 'string')) return { fixed: fixed(html, all, status) };
  // Not compressed: a secret of the view stands beside what others may have written (BREACH).
  const fresh = () => ({
    status,
    headers: { ...all, 'cache-control': 'no-store' },
    body: joined(pieces, { url: path, addons: forms({ path, language, model: shared.model }) }),
  });
  return { fresh, size: sizeOf(pieces) };
}

/** Directives that a page can't have in itself. @see CSP Level 3, section 3.3 */
const OF_HEADERS = /^(?:frame-ancestors|report-uri|sandbox)(?: |$)/;

/** What stands first in every head. */
const FIRST = '<meta charset="utf-8">';

/** The page with its policy in itself, before all that it is about: hosts of files send none. */
function withPolicy([first, ...rest]: readonly Piece[], policy: string): Piece[] {
  if (typeof first !== 'string') throw new TypeError('Unexpected page, expected one that begins with its head');
  const content = policy.split('; ').filter((directive) => !OF_HEADERS.test(directive));
  const meta = `<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: content.join('; ') })}>`;
  return [first.replace(FIRST, () => `${FIRST}\n${meta}`), ...rest];
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, piece) => sum + LETTER * (typeof piece === 'string' ? piece.length : JSON.stringify(piece).length),
    0,
  );
}
