/** Writes documents into a site's store, each a revision and an audit row, by as many writers at once as it is told. */
import { answerMessages } from './site-process.mjs';

const { openSite } = await import('../../src/server/dist/site/open-site.js');

let site;
let count = 0;

answerMessages(async ({ folder, body, writers, seconds }) => {
  if (folder !== undefined) {
    site = await openSite(folder);
    return {};
  }
  const start = performance.now();
  let written = 0;
  const write = async (key) => {
    while (performance.now() - start < seconds * 1000) {
      count += 1;
      const page = {
        path: `/bench/${key}/`,
        title: `Page ${key}`,
        published: { source: `${body}${count}`, manifest: '' },
      };
      await site.store.write({
        by: 'bench',
        action: 'page.save',
        writes: [{ kind: 'page', key: String(key), body: page }],
      });
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => write(index + 1)));
  return { perSecond: (written / (performance.now() - start)) * 1000 };
});
