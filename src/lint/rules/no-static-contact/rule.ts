import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { staticContactsOf } from '../../contact/static-contacts.js';
import type { StaticContact } from '../../contact/wanted.js';
import { classOf, replacing } from '../../edit/replace.js';
import type { Problem, Rule } from '../../rule.js';
import { noStaticContactDocs } from './docs.js';

/** Contacts by hand that `x-contact` shows. */
export const noStaticContact: Rule = {
  id: 'no-static-contact',
  severity: 'error',
  docs: noStaticContactDocs,
  check(page) {
    return staticContactsOf(page).map((contact): Problem => {
      const { field, start, end, written, score } = contact;
      const component = write(contact);
      return {
        start,
        end,
        outcome: score < CERTAIN ? 'needs-review' : 'violation',
        message: `Unexpected hand-written \`${written.trim().replace(/\s+/g, ' ')}\`, expected \`${component}\`: it is the site's \`${field}\`, and a copy does not follow when that changes`,
        resource: pointer('resources', 'contacts', field),
        evidence: { written, score: Math.round(score * 100) / 100 },
        ...replacing({ start, end, replaced: contact.link }, 'the contact', component),
      };
    });
  },
};

/** From here on nobody has to look. */
const CERTAIN = 0.75;

function write({ field, link, start }: StaticContact): string {
  const name = escapeAttribute(field);
  if (link && link.start === start) return `<x-contact field="${name}"${classOf(link)}></x-contact>`;
  return `<x-contact field="${name}" link="false"></x-contact>`;
}
