import type { SiteBody } from '../../site/kinds/site.js';
import type { Confirming } from './known-confirming.js';
import type { SiteCommandOptions } from './options.js';

/** What is told of a site that has begun. */
export interface Begun {
  /** Where it listens. */
  address: string;
  /** Where it is for its visitors. */
  url: string;
  confirming: Confirming;
  /** Of a new site. */
  key: string | undefined;
  /** Whom messages are mailed to, where they are. */
  recipient: string | undefined;
  /** What the site says of itself. */
  identity: Pick<SiteBody['site'], 'name' | 'language'>;
  /** HTML files in the folder of a new site. */
  htmlFiles: number;
}

/** What a site tells its owner as it begins, line by line. */
export function greeting(begun: Begun, options: Pick<SiteCommandOptions, 'namespace' | 'name' | 'language'>): string {
  const { address, url, confirming, key, recipient } = begun;
  const lines = [
    `Site        http://${address}/${url === `http://${address}` ? '' : ` (${url})`}`,
    `Theme API   http://${address}/${options.namespace}/v1/ai/capabilities`,
    `Confirming  ${confirming === 'person' ? 'a person, by `inlay-server inbox`' : 'the one who asks; with `--confirm person` you'}`,
    ...(recipient === undefined ? NO_MAIL : [`Mail        messages of forms go to ${recipient}`]),
    ...(key === undefined ? keptLines(begun, options) : newLines(begun)),
    ...(process.stdout.isTTY ? ['Ctrl+C ends it.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const NO_MAIL = [
  'Mail        none goes out without `SMTP_URL` and `MAIL_FROM`: messages of forms are kept for',
  '            `inlay-server messages`, and nobody can confirm a sign-up to the newsletter',
];

function newLines({ key, htmlFiles }: Begun): string[] {
  const files = htmlFiles === 1 ? '1 HTML file' : `${htmlFiles} HTML files`;
  return [
    `First key   ${key}`,
    '            It may do everything, and is shown this once: keep it now.',
    'Its texts, names and contacts are examples: replace them before you show it to anybody.',
    ...(htmlFiles === 0
      ? []
      : [`Not shown: ${files} of the folder. Pages are in \`site.db\`: an agent writes them over the Theme API.`]),
  ];
}

/** What options for new sites say and the site does not. */
function keptLines({ identity }: Begun, options: Pick<SiteCommandOptions, 'name' | 'language'>): string[] {
  return (['name', 'language'] as const).flatMap((option) => {
    const [said, has] = [options[option], identity[option]];
    if (said === undefined || said === has) return [];
    return [
      `Not taken: \`--${option}\` is for a new site. This one has \`${has}\`, which the Theme API changes (\`/ai/site\`).`,
    ];
  });
}
