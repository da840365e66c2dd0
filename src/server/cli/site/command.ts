import { type Command, InvalidArgumentError, Option } from 'commander';
import { languageTag, text } from '../options/text.js';
import { whole } from '../options/whole.js';
import { addWorkOptions } from '../options/work-options.js';
import type { SiteCommandOptions } from './options.js';

const HELP = `
From an empty folder it makes a small site: home, about, contact, a post, legal
pages. It prints the first service key, this once: an agent manages the site with
it, over the Theme API or with \`inlay-server mcp --api\`.

The folder holds the database \`site.db\`, \`secrets.json\` (keep it, and to yourself)
and \`uploads/\`. With --database everything but the secrets and uploads is in
PostgreSQL. Messages of forms are kept, and mailed to the site's mail address where
SMTP_URL and MAIL_FROM are set. Nothing is open to the network but a loopback
address, unless --host says so.

People of \`inlay-server user create\` sign in at \`/sign-in\`. Where the site is
behind a proxy, that must pass on \`Host\`.

Examples:
  inlay-server site my-site
  inlay-server site my-site --url https://example.com --name "Example"
  SMTP_URL=smtp://127.0.0.1:25 MAIL_FROM=site@example.com inlay-server site my-site

Exit codes:
  0  stopped
  2  misuse or failure: an address in use, a folder that can't be written`;

/** Adds `inlay-server site` to the program. */
export function addSite(program: Command): void {
  const command = program
    .command('site')
    .summary('serve a site that agents manage')
    .description('Serves a site to its visitors, and the Theme API by which agents manage it.')
    .argument('<folder>', 'of the site; it is made where it is missing')
    .optionsGroup('Site:')
    .addOption(
      new Option(
        '--url <url>',
        'where the site is for its visitors; default: what it was told before, of a new one where it listens',
      ).argParser(siteUrl),
    )
    .option('--name <name>', 'of a new site', text)
    .option('--language <tag>', 'of a new site, as in `en` or `pt-BR`', languageTag)
    .option('--environment <name>', 'such as `staging`: keys of another one are refused', text)
    .addOption(
      new Option(
        '--confirm <who>',
        'who confirms what takes something away: the one who asks, or a person; default: what was said before, of a new one `self`',
      ).choices(['self', 'person']),
    )
    .option('--new-secrets', 'once, where `secrets.json` is lost for good: it ends all keys and application passwords')
    .optionsGroup('Server:')
    .option('--host <address>', 'address to listen at', '127.0.0.1')
    .addOption(new Option('--port <n>', 'port; 0 for any that is free').argParser(whole(0, 65_535)).default(4178))
    .option(
      '--proxy',
      'visitors come through a proxy that sets `X-Forwarded-For`, and `X-Forwarded-Proto` for who signs in; else all of them are one visitor',
    )
    .addOption(
      new Option('--rate <n>', 'requests a second that the API answers one key, with six times as many at once')
        .argParser(whole(1, 1_000_000))
        .default(20),
    )
    .addOption(
      new Option(
        '--quarantine <n>',
        'visitors whose browsers report an error of a code slot within ten minutes, for it to be turned off',
      )
        .argParser(whole(1, 1000))
        .default(5),
    )
    .addOption(
      new Option('--session-idle <hours>', 'without a request after which who is signed in must sign in again')
        .argParser(whole(1, 720))
        .default(12),
    )
    .addOption(
      new Option('--session-days <n>', 'after which who is signed in must sign in again in any case')
        .argParser(whole(1, 90))
        .default(14),
    )
    .option('--public-openapi', 'let whoever has no key read the OpenAPI document, too')
    .option('--namespace <name>', 'first part of the paths of the Theme API', 'theme')
    .addOption(new Option('--database <url>', '`postgres://…` instead of a file in the folder').env('DATABASE_URL'))
    .optionsGroup('Work:');
  addWorkOptions(command)
    .addHelpText('after', HELP)
    .action(async (folder: string, options: SiteCommandOptions) => {
      const { runSite } = await import('./run.js');
      await runSite(folder, options);
    });
}

function siteUrl(value: string): string {
  if (/^https?:\/\/[^/?#\s]+\/?$/.test(value) && URL.canParse(value)) return value.replace(/\/$/, '');
  throw new InvalidArgumentError(
    `Unexpected \`${value}\`, expected an address without a path, such as \`https://example.com\`.`,
  );
}
