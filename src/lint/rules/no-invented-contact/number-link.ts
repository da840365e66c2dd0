import { percentDecoded } from '../../../html/url.js';

/** How links begin that call a number, or write to it. */
export const NUMBER_SCHEME = /^(?:tel|callto|sms|smsto|fax|facetime|facetime-audio|sip):(?:\/\/)?/i;

/** The number that a link calls. */
export function numberOf(written: string): string {
  return percentDecoded(written.replace(NUMBER_SCHEME, '')).replace(/[;?].*$/s, '');
}
