import { refuse } from '../api/problem.js';
import type { OptionsPort, OptionValue } from './options-port.js';

/** A page as a visitor gets it. */
export interface RenderedPath {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** What the Theme API needs of the rest of the site: the composition gives it. */
export interface ThemePorts {
  /**
   * What a visitor gets for a path of the site, without compression, not signed in.
   *
   * @param path with a query, if any: `/blog/?page=2`
   */
  renderPath(path: string): Promise<RenderedPath>;
  /**
   * The same for a folder of files, which no program answers: no forms, no reports, the policy within the page.
   *
   * @default as a visitor gets it
   */
  renderFile?(path: string): Promise<RenderedPath>;
  options: OptionsPort;
  /** The patterns that a background can have, with the colours of these options. */
  patterns(stored: Readonly<Record<string, OptionValue>>): readonly { readonly id: string }[];
  /** Whether messages can be mailed. */
  hasMail: boolean;
}

/** What stands in for a port that the composition does not give. */
export const NO_PORTS: ThemePorts = {
  renderPath: async () => refuse('state-conflict', 'This server shows no pages to visitors, expected one that does'),
  options: { options: {}, check: () => [], canonical: () => ({}), valuesOf: (stored) => ({ ...stored }) },
  patterns: () => [],
  hasMail: false,
};
