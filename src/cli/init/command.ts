import { type Command, InvalidArgumentError } from 'commander';
import { isLanguageTag, isSiteUrl, LANGUAGE_TAG, SITE_URL } from '../../site/facts.js';
import type { InitOptions } from './options.js';

const HELP = `
It writes \`inlay.config.json\`, which says where the site is, and \`site.json\`, the
site: its name, logos, menus, profiles, contacts and forms. Both name a JSON Schema
of the package, so that editors complete and check them. No file is overwritten.
All commands of inlay take the site from \`inlay.config.json\` then.

On a terminal it asks for what no option says. Elsewhere, and with --yes, nothing
is asked: --yes takes the name and address from package.json, or stands in for
them.

With --from the site is drafted of HTML: of a page, of the pages of a folder, or of
what an http or https address answers. It finds the name, description, language and
address, logos, menus with their places, social profiles, contacts and forms, in
the HTML, in JSON-LD and in microdata; of a WordPress also what its /wp-json tells
everybody. Nothing but that address and its /wp-json is fetched. What it is not
sure of is told in a line, and not written, but for the name, which every site
needs: read the draft before you rely on it. Where no page says the address of the
site, --url does.

Examples:
  inlay init
  inlay init site --name 'Trattoria Luna' --url https://luna.example --language it
  inlay init --from index.html --url https://luna.example
  inlay init --from dist
  inlay init --from https://luna.example

Exit codes:
  0  written
  2  misuse or failure: a file that is there already, nothing to draft from`;

/** Adds `inlay init` to the program. */
export function addInit(program: Command): void {
  program
    .command('init')
    .summary('begin: write a configuration and a site')
    .description('Writes a starter `inlay.config.json` and `site.json`, or drafts the site of HTML that is there.')
    .argument('[folder]', 'where to write; default: the working folder')
    .optionsGroup('Draft:')
    .option('--from <page|folder|address>', 'find the site in a page, a folder of pages, or at an address')
    .optionsGroup('Site:')
    .option('--name <name>', "the site's name", text)
    .option('--description <text>', 'what the site is about')
    .option('--url <url>', "the site's address, absolute", siteUrl)
    .option('--language <tag>', 'BCP 47 language tag such as `en` or `pt-BR`', languageTag)
    .option('-y, --yes', 'ask nothing')
    .addHelpText('after', HELP)
    .action(async (folder: string | undefined, options: InitOptions) => {
      const { runInit } = await import('./run-init.js');
      process.exitCode = await runInit(folder ?? '.', options);
    });
}

function text(value: string): string {
  if (value.trim() !== '') return value.trim();
  throw new InvalidArgumentError('Unexpected nothing, expected a text.');
}

function siteUrl(value: string): string {
  if (isSiteUrl(value)) return value;
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${SITE_URL}.`);
}

function languageTag(value: string): string {
  if (isLanguageTag(value)) return value;
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${LANGUAGE_TAG}.`);
}
