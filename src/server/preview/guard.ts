import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnHost } from '../core/own-host.js';
import type { Trouble } from './model.js';

/**
 * Why a request must not be answered; nothing if it may. A foreign name that leads to this machine (DNS rebinding)
 * shows in `Host`, a page of another site that asks for something here in what browsers say of where a request comes from.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function refusal(headers: IncomingHttpHeaders, isForSite: boolean): Trouble | undefined {
  if (!isOwnHost(headers.host)) {
    return forbidden('Unexpected `Host`, expected a name of this machine such as `localhost` or `127.0.0.1`.');
  }
  const site = headers['sec-fetch-site'];
  const isStrange = site === 'cross-site' || site === 'same-site';
  // A link from elsewhere may lead here; and what is in a frame is a stranger to its own server.
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (isStrange && !isOpened && !isForSite) return forbidden('Unexpected request of another site.');
  return undefined;
}

/** Why nothing must be changed for a request; nothing if it may be. Browsers say where a form was sent from. */
export function refusalOfChange({ host, origin }: IncomingHttpHeaders): Trouble | undefined {
  if (origin?.toLowerCase() === `http://${host ?? ''}`.toLowerCase()) return undefined;
  return forbidden('Unexpected `Origin`, expected that of the preview itself.');
}

/** Whether a token is that of this run, in a time that does not depend on how much of it is right. */
export function isToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function forbidden(detail: string): Trouble {
  return { status: 403, title: 'Forbidden', detail };
}
