import { shortText } from '../../../text/short-text.js';
import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { isTemplate, noAddress } from '../../form/placeholder-address.js';
import type { Page, Problem } from '../../rule.js';

/** Where services for forms have theirs. */
const OF_FORM =
  /^(?:https?:)?\/\/(?:docs\.google\.com\/forms\/|forms\.gle\/|forms\.(?:office|microsoft|cloud\.microsoft)\b|(?:[a-z0-9-]{1,40}\.)?(?:typeform\.com|jotform\.com|tally\.so|airtable\.com|paperform\.co|formstack\.com|wufoo\.com|123formbuilder\.com|cognitoforms\.com|fillout\.com|hsforms\.com|surveymonkey\.com|smartsheet\.com)\/)/i;

/** Forms of another service that a page embeds or links to by an address that is yet to be put in. */
export function embeddedForms({ document, manifest }: Page): Problem[] {
  const places = [
    ...withTag(document, 'iframe').map((element) => ({ element, name: 'src' })),
    ...withTag(document, 'a').map((element) => ({ element, name: 'href' })),
  ];
  return places.flatMap(({ element, name }): Problem[] => {
    const address = attribute(element, name)?.trim() ?? '';
    if (!OF_FORM.test(address) || isTemplate(address) || noAddress(address, manifest) !== 'placeholder') return [];
    const says = `stands at an address that is yet to be put in, \`${name}="${shortText(address, LONGEST)}"\``;
    return [
      {
        start: element.start,
        end: element.end,
        message: `Unexpected form that ${says}, expected the address of a form of the site, or a form of one of its providers: visitors see that there is none`,
        evidence: { score: 0.9, reason: 'placeholder', says },
      },
    ];
  });
}

/** Characters of an address that a message shows. */
const LONGEST = 100;
