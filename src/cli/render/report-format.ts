/** How a report is written. */
export const REPORT_FORMATS = ['table', 'json'] as const;

/** What a report looks like. */
export interface ReportStyle {
  format: (typeof REPORT_FORMATS)[number];
  /** Whether it goes to a terminal. */
  isTTY: boolean;
  /** How wide that terminal is; nothing where it may have lines of any length. */
  columns?: number | undefined;
}
