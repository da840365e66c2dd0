import { percentDecoded } from '../../../html/url.js';
import { compareNumber, configuredContactsOf, isConfiguredLink, plainDigits } from '../../contact/configured.js';
import { messengerOf } from '../../contact/messenger.js';
import { dialled } from '../../contact/vanity.js';
import { isOfTemplate } from '../../document/template-code.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import { NUMBER_SCHEME, numberOf } from './number-link.js';
import type { Suspect } from './suspect.js';

/** How an address begins that writes a mail. */
export const MAIL_SCHEME = /^mailto:/i;

/** What is known of a link's address alone; nothing for a link of another kind, and for what the site has. */
export function ofAddress(
  written: string,
  page: Page,
):
  | Pick<Suspect, 'kind' | 'isOwn' | 'isPlain' | 'isNamed' | 'isNamesake' | 'isPersonal' | 'near' | 'messenger'>
  | undefined {
  if (isOfTemplate(written)) return undefined; // only the template knows whose it is
  const configured = configuredContactsOf(page.manifest);
  const { budget } = page.document;
  if (MAIL_SCHEME.test(written)) {
    const [address = ''] = percentDecoded(written.replace(MAIL_SCHEME, '').split('?')[0] ?? '').split(',');
    return /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(address.trim()) ? mailOf(address.trim(), page) : undefined;
  }
  if (NUMBER_SCHEME.test(written)) {
    const number = dialled(numberOf(written));
    const digits = plainDigits(number);
    // Short numbers are those of emergency and other public services.
    if (digits.length < LEAST_DIGITS || digits.length > 15 || isConfiguredLink(written, configured)) return undefined;
    const compared = compareNumber(number, configured, budget);
    return compared.isOwn ? undefined : { kind: 'phone', isOwn: false, isPlain: true, near: compared.near };
  }
  const messenger = messengerOf(written);
  if (!messenger || isConfiguredLink(written, configured)) return undefined;
  const compared =
    messenger.number === undefined ? undefined : compareNumber(`+${messenger.number}`, configured, budget);
  if (compared?.isOwn) return undefined;
  return { kind: 'messenger', isOwn: false, isPlain: true, near: compared?.near, messenger: messenger.name };
}

const LEAST_DIGITS = 7;
