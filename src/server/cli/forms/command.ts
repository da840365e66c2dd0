import { type Command, InvalidArgumentError } from 'commander';
import { addFolderOptions, type FolderOptions } from '../manage/folder-option.js';
import type { FormListOptions, FormSetOptions } from './run.js';

const HELP = `
A form is named \`<provider>/<id>\`. Two providers are built in:
\`provider_contact_form\` and \`provider_newsletter_form\`. Canvases have it by
\`<x-addon provider="provider_contact_form" id="contact"></x-addon>\`.
What forms a site has, and who gets what visitors send, is decided here: no
route of the API writes it.

Examples:
  inlay-server forms list --folder my-site
  inlay-server forms set --folder my-site --recipient ada@example.com \\
    --consent "I have read how my data is used." provider_contact_form/contact
  inlay-server forms set --folder my-site --title "Order a print" \\
    --label "message=Which print?" provider_contact_form/order
  inlay-server forms remove --folder my-site provider_contact_form/order`;

/** Adds `inlay-server forms` to the program. */
export function addForms(program: Command): void {
  const forms = program
    .command('forms')
    .summary('what forms a site has')
    .description('Lists, makes, changes and removes the forms of a site.');
  forms.addHelpText('after', HELP);
  addFolderOptions(forms.command('list').description('Lists the forms, with how they work.'))
    .option('--json', 'answer in JSON')
    .action(async (options: FormListOptions) => (await import('./run.js')).listForms(options));
  addFolderOptions(forms.command('set').description('Changes a form, or makes it. What no option names stays.'))
    .argument('<name>', '`<provider>/<id>`')
    .option('--title <text>', 'what it is called; a new one needs it')
    .option('--recipient <address>', "who is mailed; empty for the site's mail address")
    .option('--subject <text>', 'of the mails')
    .option('--thanks <text>', 'what visitors read when it was sent')
    .option('--consent <text>', 'of a box that must be ticked; empty for none')
    .option(
      '--label <field=text>',
      'what `name`, `email`, `message` or `send` is called; repeat it',
      labels,
      Object.create(null),
    )
    .action(async (name: string, options: FormSetOptions) => (await import('./run.js')).setForm(name, options));
  addFolderOptions(forms.command('remove').description('Removes a form. What was sent by it stays.'))
    .argument('<name>', '`<provider>/<id>`')
    .action(async (name: string, options: FolderOptions) => (await import('./run.js')).removeForm(name, options));
}

function labels(value: string, before: Record<string, string>): Record<string, string> {
  const [, field = '', text = ''] = /^(name|email|message|send)=(.*)$/su.exec(value) ?? [];
  if (field !== '') return { ...before, [field]: text };
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected such as \`message=Your question\`.`);
}
