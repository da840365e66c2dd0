import { parsed } from '../../../html/url.js';
import { anyMails } from '../../contact/any-contacts.js';
import { isBeforeAtSign } from '../../contact/at-sign.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import { attribute, type DocElement } from '../../document/element.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { overlapWith } from '../../document/overlaps.js';
import { hasLogoComponent } from '../../logo/logo-components.js';
import { labelBefore } from '../../owner/beside.js';
import { bearsName, madeUpHost } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { placeOfContact } from './place-of-contact.js';

/** A host that people read, with its scheme or none, and without its path. */
const HOST =
  /(?<![\p{L}\p{Nd}@._/-])(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12})(?![\p{L}\p{Nd}@_-]|\.[\p{L}\p{Nd}])/giu;
/** What every host has: a text without it is not searched. */
const MAY_BE_HOST = /[a-z0-9-]\.[a-z]{2}/iu;
/** A word for a web address right before one. */
const WEB =
  /(?<![\p{L}\p{M}])(?:web(?:site|seite|sitio|stranica|bplats)?|homepage|internet|online|sito(?: web)?|sitio(?: web)?|site(?: web| internet)?|página web|strona|hemsida|hjemmeside|nettside)\s?[:：]?\s{0,3}$/iu;
/** Steps to look for a host in a character, and characters before one that are read. */
const [READ, BEFORE] = [2, 40];

const linkAround = nearestTag('a');
const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd');

/** The hosts that people read as the site's, and that are made up of its name. */
export function problemsOfShownHosts(page: Page): Problem[] {
  const { document } = page;
  return flowsOf(document).flatMap((flow) => {
    if (!MAY_BE_HOST.test(flow.text)) return [];
    document.budget.spend(flow.text.length * READ);
    const hosts = [...flow.text.matchAll(HOST)];
    if (hosts.length === 0) return [];
    const isInMail = overlapWith(anyMails(flow.text));
    return hosts.flatMap(({ 0: whole, 1: host = '', index }) => {
      const to = index + whole.length;
      if (isInMail({ from: index, to }) || isBeforeAtSign(flow.text, to)) return [];
      return problemOf(page, flow, host, index + whole.length - host.length) ?? [];
    });
  });
}

function problemOf(page: Page, flow: Flow, host: string, from: number): Problem | undefined {
  const { document, manifest } = page;
  const names = siteNamesOf(manifest);
  const own = parsed(manifest.site.url)?.host;
  const madeUp = madeUpHost(host, names);
  if (own === undefined || (!madeUp && !bearsName(host, names))) return undefined;
  const { start, end, element } = partOf(document, flow, from, from + host.length);
  const link = linkAround(document, element);
  if (element && (isQuoted(document, element) || (link && isHome(page, link)))) return undefined;
  const spot = { flow, at: from };
  const { kind: place } = placeOfContact(page, spot, element);
  if (place === 'other' || place === 'article') return undefined;
  const label = labelBefore(document, spot, element, names);
  const isWeb = WEB.test(flow.text.slice(Math.max(0, from - BEFORE), from));
  const isTold = madeUp?.isSure === true && madeUp.isTelling;
  if (label === 'party' || (label === 'other' && !isWeb && !isTold)) return undefined;
  if (place === 'text' && !isTold && !isWeb && label !== 'site') return undefined;
  const isSure = madeUp?.isSure === true && place !== 'text';
  const why = place === 'text' ? 'people read it as an address of the site' : 'it stands where the site says its own';
  const inLink = link && originOf(page, link, host);
  const edits = [...(inLink ? [{ ...inLink, text: own }] : []), { start, end, text: own }];
  return {
    start: link?.start ?? start,
    end: link?.end ?? end,
    ...(!isSure && { outcome: 'needs-review' }),
    message: `Unexpected web address \`${host}\`, expected \`${own}\`, the site's own host: ${why}, and that is another host, made up of the site's name`,
    resource: '/site/url',
    evidence: { value: host, kind: 'web address', why, score: isSure ? 0.85 : 0.6 },
    ...(document.source.slice(start, end) === host && {
      fix: { description: `Write \`${own}\`, the site's own host`, edits },
    }),
  };
}

/** Whether a link is told as one to the home page. */
function isHome({ document }: Page, link: DocElement): boolean {
  return /(?:^|\s)home(?:\s|$)/i.test(attribute(link, 'rel') ?? '') || hasLogoComponent(document, link);
}

/** Where the same host stands in the address of a link. */
function originOf({ document }: Page, link: DocElement, host: string) {
  const written = attribute(link, 'href') ?? '';
  const at = written.toLowerCase().indexOf(host.toLowerCase());
  const isHost = /^\s*(?:https?:)?\/\/$/i.test(written.slice(0, Math.max(0, at)));
  return isHost ? spanInAttribute(document, link, 'href', at, at + host.length) : undefined;
}
