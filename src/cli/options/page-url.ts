import { InvalidArgumentError } from 'commander';

/** What an address of a page is, for messages. */
export const PAGE_URL = 'an absolute http or https URL or a relative one such as `/menu/`';

/**
 * Whether a text is the address of a page: http, https or relative. Blanks in it are those of the address, as the URL parser
 * reads them; around it, and as line breaks, they are a slip.
 */
export function isPageUrl(value: string): boolean {
  if (value === '' || value !== value.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) return false;
  // Any base will do: only the protocol is asked for.
  return URL.canParse(value, 'https://page.invalid/') && isWeb(new URL(value, 'https://page.invalid/'));
}

/** The value of `--url`. */
export function pageUrl(value: string): string {
  if (isPageUrl(value)) return value;
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${PAGE_URL}.`);
}

/** The value of `--url-base`: the address of a page that others can be below. */
export function baseUrl(value: string): string {
  if (isPageUrl(value) && value.endsWith('/') && !/[?#]/.test(value)) return value;
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected an address that ends with \`/\`, such as \`/\`.`);
}

/** The value of `--endpoint`: an absolute http or https URL without user name and password. */
export function endpointUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && isWeb(url) && url.username === '' && url.password === '') return value;
  const expected = 'an absolute http or https URL without user name and password';
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected ${expected}.`);
}

/** Whether an address is fetched by http or https. */
export function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
