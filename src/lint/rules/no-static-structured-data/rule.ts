import { listed } from '../../../text/listed.js';
import { compareNumber, configuredContactsOf, isConfiguredMail } from '../../contact/configured.js';
import type { DocElement } from '../../document/element.js';
import { type Thing, type Value, valuesOf } from '../../document/things.js';
import { hoursOfSite } from '../../owner/hours-of-site.js';
import { ownThings, withContactPoints } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { isConfiguredProfile } from '../../social/configured-profiles.js';
import { noStaticStructuredDataDocs } from './docs.js';

/** That the data is right is sure; whether the site writes its own is for its owner to say. */
const SCORE = 0.5;

/** JSON-LD by hand that repeats what Inlay can write of the site. */
export const noStaticStructuredData: Rule = {
  id: 'no-static-structured-data',
  severity: 'info',
  docs: noStaticStructuredDataDocs,
  check(page) {
    const { document, manifest } = page;
    const repeated = new Map<DocElement, Set<string>>();
    const add = (what: string, { element, json }: Value) => {
      if (json) repeated.set(element, (repeated.get(element) ?? new Set()).add(what));
    };
    for (const { thing, isUnsure } of ownThings(document, siteNamesOf(manifest))) {
      if (isUnsure) continue;
      for (const [what, value] of repeatedBy(page, thing)) add(what, value);
    }
    for (const { hours, compared } of hoursOfSite(page)) {
      if (compared === 'same') for (const value of hours.values) add('opening hours', value);
    }
    return [...repeated].map(([{ start, end }, what]): Problem => {
      const said = [...what];
      return {
        start,
        end,
        message: `Copied by hand in JSON-LD: the site's ${listed(said)}. The site can write them itself (\`structuredData\`), and they follow its settings then`,
        outcome: 'needs-review',
        evidence: { score: SCORE, repeated: said },
      };
    });
  },
};

/** The values of a thing that the site's settings have, too. */
function repeatedBy(page: Page, thing: Thing): [what: string, value: Value][] {
  const { document, manifest } = page;
  const configured = configuredContactsOf(manifest);
  const isOwnNumber = ({ text }: Value) =>
    compareNumber(text.replace(/^\s*tel:/i, ''), configured, document.budget).isOwn;
  const isOwnMail = ({ text }: Value) => isConfiguredMail(text, manifest, document.budget);
  const isOwnProfile = ({ text }: Value) => isConfiguredProfile(text, manifest);
  const named = (what: string, values: Value[]) => values.map((value): [string, Value] => [what, value]);
  return withContactPoints(thing).flatMap((point) => [
    ...named('phone number', valuesOf(point, 'telephone').filter(isOwnNumber)),
    ...named('mail address', valuesOf(point, 'email').filter(isOwnMail)),
    ...named('profiles', valuesOf(point, 'sameAs').filter(isOwnProfile)),
  ]);
}
