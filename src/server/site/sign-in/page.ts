import type { Answer } from '../../core/answer.js';
import { presentationKind } from '../kinds/presentation.js';
import type { SiteModel } from '../model.js';
import { optionValues } from '../options/index.js';
import { headOf, htmlAttributes } from '../pages/head.js';
import { link, text } from '../pages/markup.js';
import { policyOf } from '../pages/policy.js';
import { PAGE_HEADERS } from '../visit/headers.js';
import { signInWordsIn } from './words/words-in.js';

/** A page for signing in. */
export interface SignInPage {
  status: number;
  title: string;
  /** What stands below the title. HTML. */
  main: string;
  /** Beside those of all such pages. */
  headers?: Readonly<Record<string, string>>;
}

/** Code that agents have written has no place beside a password. */
const NO_SLOTS = { at: () => '' };

const PLAIN = presentationKind.parse({});

const HEADERS = {
  ...PAGE_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  // A page that is left tells nobody of `next`.
  'referrer-policy': 'same-origin',
} as const;

/**
 * A page in the colours and the type of the site, with nothing of what agents write but its name: no canvas, no slot, no script.
 *
 * It speaks the language of the site, where there are words of it.
 */
export function signInAnswer({ site, options }: SiteModel, page: SignInPage): Answer {
  const { words, language } = signInWordsIn(site.site.language);
  const shared = { site, values: optionValues(options) };
  const view = {
    path: '/sign-in',
    title: page.title,
    description: '',
    language,
    source: '',
    presentation: PLAIN,
    crumbs: [],
    isUnlisted: true,
  };
  const body = [
    `<!DOCTYPE html>\n<html${htmlAttributes(view, shared)}>\n<head>\n${headOf(view, shared, NO_SLOTS, '')}\n</head>`,
    `<body class="sign-in">\n<header class="sign-in-site">${text(site.site.name)}</header>`,
    `<main id="content">\n<h1>${text(page.title)}</h1>\n${page.main}\n</main>`,
    `<footer>${link('/', words.home)}</footer>\n</body>\n</html>\n`,
  ].join('\n');
  const policy = policyOf(body, []).replace("frame-ancestors 'self'", "frame-ancestors 'none'");
  return {
    status: page.status,
    headers: { ...HEADERS, 'content-security-policy': policy, ...page.headers },
    body,
  };
}
