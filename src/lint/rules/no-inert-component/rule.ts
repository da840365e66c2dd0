import { isComponentTag } from '../../../component/tags.js';
import { type Mention, mentionsOf } from '../../document/mentions.js';
import { isInertMention } from '../../document/uses.js';
import type { Problem, Rule } from '../../rule.js';
import { noInertComponentDocs } from './docs.js';

/** Components where they are text, not markup: nobody expands them. */
export const noInertComponent: Rule = {
  id: 'no-inert-component',
  severity: 'error',
  docs: noInertComponentDocs,
  check({ document }) {
    return mentionsOf(document).flatMap((mention): Problem[] => {
      const { tag, start, end } = mention;
      if (!isComponentTag(tag) || !isInertMention(mention)) return [];
      const [place, instead, why = 'the server never expands it there'] = placeOf(mention);
      return [{ start, end, message: `Unexpected \`${tag}\` in ${place}, expected ${instead}: ${why}` }];
    });
  },
};

/** A CMS may end it by accident: WordPress puts `</p>` behind it. */
const UNFINISHED =
  'all up to the next `>`, in whatever is put behind it, is read as its attributes, and without one nothing is shown';

function placeOf({ hiding, host }: Mention): [place: string, instead: string, why?: string] {
  if (hiding === 'comment') return ['a comment', 'it in the markup, or no comment'];
  if (hiding === 'attribute')
    return [`the value of an attribute of \`${host?.tag}\``, 'it as an element, or plain text in the value'];
  if (hiding === 'unfinished') return ['a start tag without its end', '`>` behind its attributes', UNFINISHED];
  if (host?.tag === 'script') return ['a script', 'it in the markup, where the script can show or move it'];
  if (host?.tag === 'style') return ['a style sheet', 'it in the markup'];
  return [`\`${host?.tag}\``, 'plain text there, and the component in the page'];
}
