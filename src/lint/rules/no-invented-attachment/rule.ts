import type { DocElement } from '../../document/element.js';
import type { Problem, Rule } from '../../rule.js';
import { noInventedAttachmentDocs } from './docs.js';
import { embeddedIn } from './embedded.js';
import type { FileKind } from './file-kinds.js';
import { listedFiles } from './listed-files.js';
import { filesOfData } from './of-data.js';
import { otherFormat, shownDrawing, shownInDesign } from './other-strangers.js';
import { problemOf } from './problem.js';
import { pastListed } from './relative-file.js';
import { elsewhere, strangerOf } from './stranger.js';

/** Files and media under the site's own paths that the site does not have. */
export const noInventedAttachment: Rule = {
  id: 'no-invented-attachment',
  severity: 'error',
  docs: noInventedAttachmentDocs,
  saysOther: true,
  check(page) {
    const listed = listedFiles(page.manifest);
    if (!listed) return [];
    const reported = new Map<DocElement, Set<string>>();
    const told = new Set<FileKind>();
    const all = [...embeddedIn(page.document), ...filesOfData(page)];
    return all.flatMap((embedded): Problem[] => {
      const found =
        strangerOf(embedded, listed) ??
        pastListed(page, embedded, listed) ??
        otherFormat(embedded, listed) ??
        shownInDesign(page, embedded, listed) ??
        shownDrawing(page, embedded, listed) ??
        elsewhere(page, embedded, listed);
      if (!found) return [];
      const keys = reported.get(embedded.element) ?? new Set();
      reported.set(embedded.element, keys);
      // The sizes of one picture are one file.
      if (keys.has(found.address.key)) return [];
      keys.add(found.address.key);
      return [problemOf(page, embedded, found, listed, told)];
    });
  },
};
