/** A module with a rule that reports the text `odd`, and never ends where it sees `forever`. */
export const ENDLESS_RULE = `
export default {
  id: 'patient',
  severity: 'warning',
  docs: { summary: 'Waits.', why: 'It can.', instead: 'Leave.', correct: [], incorrect: [] },
  check({ document }) {
    const has = (word) => document.texts.filter(({ value }) => value.includes(word));
    while (has('forever').length > 0);
    return has('odd').map(({ start, end }) => ({ start, end, message: 'Unexpected oddity' }));
  },
};
`;

/** A configuration with that module. */
export const ENDLESS_CONFIG = '{"plugins": ["./patient.mjs"]}';
