import { pointer } from '../../pointer.js';
import { type StaticContact, staticContactsOf } from '../contact/find.js';
import { noStaticContactDocs } from '../docs/no-static-contact.js';
import { classOf, replacing } from '../replace.js';
import type { Problem, Rule } from '../rule.js';

/** Contacts by hand that `x-contact` shows. */
export const noStaticContact: Rule = {
  id: 'no-static-contact',
  severity: 'error',
  docs: noStaticContactDocs,
  check(page) {
    return staticContactsOf(page).map((contact): Problem => {
      const { field, start, end, written, score } = contact;
      const component = write(contact, page.source);
      return {
        start,
        end,
        outcome: score < CERTAIN ? 'needs-review' : 'violation',
        message: `Unexpected \`${written.trim().replace(/\s+/g, ' ')}\` by hand, expected \`${component}\`: it is the site's \`${field}\` and stays as it is when that changes`,
        resource: pointer('resources', 'contacts', field),
        evidence: { written, score: Math.round(score * 100) / 100 },
        ...replacing({ start, end, replaced: contact.link }, 'the contact', component),
      };
    });
  },
};

/** From here on nobody has to look. */
const CERTAIN = 0.75;

function write({ field, link, start }: StaticContact, _source: string): string {
  if (link && link.start === start) return `<x-contact field="${field}"${classOf(link)}></x-contact>`;
  return `<x-contact field="${field}" link="false"></x-contact>`;
}
