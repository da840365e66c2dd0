import { resolve } from 'node:path';
import { FORMAT_NAMES } from '../../lint/format/index.js';
import { InlayError } from '../../message/error.js';
import { expectedOneOf } from '../../message/nearest.js';
import type { FormatTarget } from './options.js';

/**
 * Adds a value of `--format`, such as `json` or `sarif=report.sarif`, to those before.
 *
 * @throws InlayError `usage` for an unknown format, and for two that go to the same place
 */
export function addFormat(value: string, targets: readonly FormatTarget[] = []): readonly FormatTarget[] {
  const [wanted = '', file] = value.split(/=(.*)/s);
  const name = FORMAT_NAMES.find((known) => known === wanted);
  if (name === undefined) {
    const expected = expectedOneOf(wanted, FORMAT_NAMES);
    throw new InlayError('usage', `Unexpected format \`${wanted}\` in \`--format\`, expected ${expected}`);
  }
  if (file === '') {
    throw new InlayError('usage', `Unexpected \`--format ${value}\`, expected a file as in \`--format ${name}=file\``);
  }
  const place = placeOf(file);
  if (targets.some((target) => placeOf(target.file) === place)) {
    const where = file === undefined ? 'stdout' : `\`${file}\``;
    throw new InlayError(
      'usage',
      `Unexpected second format \`${name}\` for ${where}, expected a file of its own as in \`--format ${name}=file\``,
    );
  }
  return [...targets, { name, ...(file !== undefined && { file }) }];
}

function placeOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : resolve(file);
}
