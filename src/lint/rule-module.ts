/** A module with rules, by which another thread can have them: functions can't be sent. */
export interface RuleModule {
  /** Absolute path. */
  path: string;
  /** Hash of its text. */
  revision: string;
}
