import { CONFIG_NAMES } from '../../lint/config/config-schema.js';
import { InlayError } from '../../message/error.js';
import { STAND_IN_URL } from '../../site/facts.js';
import { parseSite } from '../../site/parse.js';
import { EXIT } from '../errors/exit-code.js';
import { tell } from '../output/tell.js';
import { painter } from '../output/terminal.js';
import { askFacts } from './ask.js';
import { checkNew, writeNew } from './new-files.js';
import { nextSteps } from './next-steps.js';
import { offeredFacts } from './offered-facts.js';
import type { InitOptions, SiteFacts } from './options.js';
import { schemaPaths } from './schema-path.js';
import { SITE_FILE, starterConfig, starterState } from './starter.js';
import { tellWritten, type Written } from './told.js';

/** The file that the configuration is written to. */
const CONFIG_FILE = CONFIG_NAMES[0];

/**
 * Writes a configuration and a site into a folder, and tells what to type next.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from writing, and then nothing is written
 */
export async function runInit(folder: string, options: InitOptions): Promise<number> {
  checkNew(folder, [...CONFIG_NAMES, SITE_FILE]);
  const drafted = options.from === undefined ? undefined : await draftFrom(options.from, options);
  const state = drafted?.state ?? starterState(await factsOf(folder, options));
  parseSite(state);
  const schemas = schemaPaths(folder);
  const files = {
    [CONFIG_FILE]: { $schema: schemas.pathOf('config'), ...starterConfig() },
    [SITE_FILE]: { $schema: schemas.pathOf('site'), ...state },
  };
  const texts = Object.entries(files).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]);
  const paths = writeNew(folder, Object.fromEntries(texts));
  const page = drafted?.page;
  const place = { folder, config: CONFIG_FILE, isInstalled: schemas.isInstalled };
  const steps = nextSteps({ ...place, ...(page !== undefined && { page }) });
  const written: Written = { paths, steps, hasPage: page !== undefined, ...(drafted && { drafted }) };
  await tell(process.stdout, tellWritten(written, painter(process.stdout)));
  return EXIT.clean;
}

/** @throws InlayError `usage` where nobody says the site's address, and nobody can be asked */
async function draftFrom(from: string, options: InitOptions) {
  const { draftSite } = await import('./from/draft-site.js');
  const said = saidOf(options);
  const drafted = await draftSite(from, said);
  if (drafted.hasAddress || options.yes) return drafted;
  if (!canAsk()) {
    const expected = `\`--url\` with it, or \`--yes\` to begin with \`${STAND_IN_URL}\``;
    throw new InlayError('usage', `Unexpected pages that don't say the address of their site, expected ${expected}`);
  }
  const { name, description = '', language } = drafted.state.site;
  const { url } = await askFacts({ ...said, name, description, language }, { ...drafted.state.site, description });
  return draftSite(from, { ...said, url });
}

function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

function saidOf({ name, description, url, language }: InitOptions): Partial<SiteFacts> {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(language !== undefined && { language }),
  };
}

async function factsOf(folder: string, options: InitOptions): Promise<SiteFacts> {
  const said = saidOf(options);
  const offered = offeredFacts(folder);
  if (options.yes) return { ...offered, ...said };
  if (canAsk()) return askFacts(said, offered);
  const missing = (['name', 'url'] as const).filter((name) => said[name] === undefined);
  if (missing.length === 0) return { ...offered, ...said };
  const names = missing.map((name) => `\`--${name}\``).join(' and ');
  throw new InlayError(
    'usage',
    `Unexpected command line without ${names}, expected them, or \`--yes\` to begin without`,
  );
}
