import { LIMIT_NAMES, type Limits, limitsOf } from '../../canvas/limits.js';
import { InlayError } from '../../message/error.js';
import { expectedOneOf } from '../../message/nearest.js';

const MEANINGS: Record<keyof Limits, string> = {
  canvasLength: 'UTF-16 code units of a canvas',
  inlays: 'components of one canvas',
  nesting: 'elements within each other',
  elements: 'elements that a parser makes of a canvas',
  copies: 'elements that a parser makes beyond one for each tag',
  outputLength: 'UTF-16 code units of an output',
  work: 'steps of work on a canvas',
};

/** The lines of help that list the limits. */
export function limitsHelp(): string {
  const limits = limitsOf(undefined);
  const values = LIMIT_NAMES.map((name) => String(limits[name]));
  const [nameWidth, valueWidth] = [widest(LIMIT_NAMES), widest(values)];
  const lines = LIMIT_NAMES.map(
    (name, index) => `  ${name.padEnd(nameWidth)}  ${(values[index] ?? '').padStart(valueWidth)}  ${MEANINGS[name]}`,
  );
  return `Limits, with their defaults:\n${lines.join('\n')}`;
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/**
 * Adds a value of `--limit`, such as `inlays=500`, to those before.
 *
 * @throws InlayError `usage`
 */
export function addLimit(value: string, limits: Partial<Limits> = {}): Partial<Limits> {
  const [wanted = '', number = ''] = value.split(/=(.*)/s);
  const name = LIMIT_NAMES.find((known) => known === wanted);
  if (name === undefined) {
    throw new InlayError(
      'usage',
      `Unexpected limit \`${wanted}\` in \`--limit\`, expected ${expectedOneOf(wanted, LIMIT_NAMES)}`,
    );
  }
  if (!/^\d+$/.test(number)) {
    throw new InlayError(
      'usage',
      `Unexpected \`--limit ${value}\`, expected a whole number from 0, as in \`--limit ${name}=${limitsOf(limits)[name]}\``,
    );
  }
  return { ...limits, [name]: Number(number) };
}
