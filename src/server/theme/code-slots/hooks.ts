import type { HOOKS, SlotBody } from '../../site/kinds/slot.js';

/** What is said of a hook. */
export interface HookFacts {
  description: string;
  where: 'head' | 'body';
  languages: readonly SlotBody['language'][];
}

const HEAD = ['html', 'css', 'js'] as const;
const BODY = ['html', 'js'] as const;

/** Every place of a page that code can stand at, in the order of the page. */
export const HOOK_FACTS: Readonly<Record<(typeof HOOKS)[number], HookFacts>> = {
  head_start: { description: "First in the head, before the theme's stylesheet", where: 'head', languages: HEAD },
  head_end: { description: "Last in the head, behind the theme's stylesheet", where: 'head', languages: HEAD },
  body_start: { description: 'First in the body', where: 'body', languages: BODY },
  before_header: { description: 'Before the header', where: 'body', languages: BODY },
  after_header: { description: 'Behind the header', where: 'body', languages: BODY },
  before_content: { description: 'In the main part, before the content', where: 'body', languages: BODY },
  after_content: { description: 'In the main part, behind the content', where: 'body', languages: BODY },
  before_footer: { description: 'Before the footer', where: 'body', languages: BODY },
  after_footer: { description: 'Behind the footer', where: 'body', languages: BODY },
  body_end: { description: 'Last in the body: for scripts', where: 'body', languages: BODY },
};
