import type { WorkCommandOptions } from '../options/work-options.js';
import type { Confirming } from './known-confirming.js';

/** The options of `inlay-server site`. */
export interface SiteCommandOptions extends WorkCommandOptions {
  url?: string;
  name?: string;
  language?: string;
  environment?: string;
  newSecrets?: true;
  confirm?: Confirming;
  host: string;
  /** 0 for any that is free. */
  port: number;
  proxy?: true;
  /** Requests a second of one key. */
  rate: number;
  /** Visitors. */
  quarantine: number;
  publicOpenapi?: true;
  /** Hours. */
  sessionIdle: number;
  sessionDays: number;
  namespace: string;
  database?: string;
}
