import { INDEX_FILE, LINK_PROTOCOLS, TRACKING, WEB_PROTOCOLS } from '../../../src/html/url.js';
import type { PhpClass } from './php-class.js';
import { phpString, setOf, type Value } from './php-value.js';

/** Which addresses may be written, and which of them lead to the same page. */
export function addresses(): PhpClass {
  return {
    name: 'Addresses',
    about: 'Which addresses may be written, and what of them does not say which page is shown.',
    from: 'src/html/url.ts',
    constants: [
      { name: 'LINK_SCHEMES', about: 'Schemes that a link may have.', value: schemes(LINK_PROTOCOLS) },
      { name: 'WEB_SCHEMES', about: 'Schemes of what a browser fetches.', value: schemes(WEB_PROTOCOLS) },
      {
        name: 'TRACKING',
        about: 'Query parameters that say how a visitor came, not which page is shown.',
        value: phpPattern(TRACKING),
      },
      { name: 'INDEX_FILE', about: 'A file that stands for its folder.', value: phpPattern(INDEX_FILE) },
    ],
  };
}

function schemes(protocols: ReadonlySet<string>): Value {
  return setOf([...protocols].map((protocol) => protocol.replace(/:$/, '')));
}

/** `\w` depends on the locale in PHP, and `$` means another thing without `D`. */
function phpPattern({ source, flags }: RegExp): Value {
  const pattern = source.replaceAll('\\w', '[A-Za-z0-9_]').replaceAll('\\/', '/');
  const strange = /~|\\(?!\.)/.exec(pattern);
  if (strange) throw new Error(`Unexpected \`${strange[0]}\` in ${source}, expected what PHP reads alike`);
  return phpString(`~${pattern}~D${flags}`);
}
