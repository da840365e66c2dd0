import { structuredDataScript, structuredDataText } from '../../structured-data/script.js';
import { chooseSite } from '../config/choose-site.js';
import { EXIT } from '../errors/exit-code.js';
import { loadSite, tellWithheld } from '../input/load-site.js';
import { printText } from '../output/print-json.js';
import type { StructuredDataOptions } from './options.js';

/**
 * Prints the structured data of the site of the options.
 *
 * @returns the exit code
 * @throws InlayError for wrong options and sites
 */
export async function printStructuredData(options: StructuredDataOptions): Promise<number> {
  const { script, out } = options;
  const chosen = await chooseSite(options);
  const { site, manifest } = chosen;
  const inputs = [site, manifest].filter((path) => path !== undefined);
  const loaded = await loadSite(chosen);
  if (site !== undefined) tellWithheld(loaded, site);
  const text = script ? structuredDataScript(loaded) : structuredDataText(loaded, 2);
  await printText(`${text}\n`, out, inputs);
  return EXIT.clean;
}
