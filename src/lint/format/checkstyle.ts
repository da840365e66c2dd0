import type { Format } from './format.js';
import { xmlTag } from './xml.js';

/** XML as Checkstyle writes it, which many code-quality services read. */
export const checkstyle: Format = {
  open: () => '<?xml version="1.0" encoding="utf-8"?>\n<checkstyle version="4.3">\n',
  between: '',
  file({ path, findings }) {
    const errors = findings.map(({ rule, severity, line, column, message }) => {
      return `    ${xmlTag('error', { line, column, severity, message, source: `inlay.${rule}` })}/>\n`;
    });
    return `  ${xmlTag('file', { name: path })}>\n${errors.join('')}  </file>\n`;
  },
  close: () => '</checkstyle>\n',
};
