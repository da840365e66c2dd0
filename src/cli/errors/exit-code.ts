/** What the exit code of the command says: nothing to tell, findings, or misuse and failure. */
export const EXIT = { clean: 0, findings: 1, failure: 2 } as const;
