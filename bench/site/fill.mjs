/**
 * Makes a site with so many pages, each with a history: rows as the store writes them, in one transaction. The process ends
 * before a server opens the file.
 */

import { LOOKUPS } from '../../src/server/dist/site/lookups.js';
import { openSite } from '../../src/server/dist/site/open-site.js';
import { seedSite } from '../../src/server/dist/site/seed.js';
import { seedDocuments } from '../../src/server/dist/site/seed-documents.js';
import { rowHash } from '../../src/server/dist/store/audit-chain.js';
import { canonicalJson, tagOf } from '../../src/server/dist/store/canonical.js';
import { answerMessages } from './site-process.mjs';

/** Ids of the pages, behind those of a new site. */
const FIRST = 1001;

/** Revisions of each page beside the one of its path. */
const REVISIONS = 9;

const START = Date.UTC(2020, 0, 1);

answerMessages(async ({ folder, pages }) => {
  const site = await openSite(folder);
  await seedSite(site, seedDocuments({ url: 'http://127.0.0.1', now: site.now() }));
  const sidebar = { published: { source: '<p>Beside</p>', manifest: '' } };
  const writes = [{ kind: 'canvas', key: 'sidebar', body: sidebar }];
  await site.store.write({ by: 'bench', action: 'bench.fill', writes });
  const asked = { scheme: 'service-key', owner: 'cli', label: 'First key', scopes: ['**'] };
  const { secret: key } = await site.credentials.create(asked);
  const { file, db } = site.store.database;
  const add = writers(file, await db.selectFrom('chain').selectAll().executeTakeFirstOrThrow());
  file.exec('begin immediate');
  for (let index = 0; index < pages; index += 1) addPage(add, index);
  add.end();
  // What is found by hand-made rows is counted when the site is opened next.
  file.exec("delete from meta where name = 'lookups'");
  file.exec('commit');
  await site.close();
  return { key, first: FIRST };
});

function addPage(add, index) {
  const id = String(FIRST + index);
  const isPost = index % 2 === 0;
  const path = isPost ? `/blog/post-${index}/` : `/pages/page-${index}/`;
  const at = new Date(START + index * 60_000).toISOString();
  for (let revision = 1; revision <= REVISIONS; revision += 1) {
    const source = `<p>Revision ${revision} of page ${index}.</p>\n<h2>More</h2>\n<p>${'A line of text. '.repeat(20)}</p>`;
    const facts = { type: isPost ? 'post' : 'page', path, title: `Page ${index}`, description: 'What it is about.' };
    const body = { ...facts, ...(isPost && { date: at }), published: { source, manifest: '' } };
    const written = [{ kind: 'page', key: id, body }];
    if (revision === 1) written.push({ kind: 'path', key: path, body: { page: id, moved: false } });
    add.change(written, revision, at, revision === REVISIONS);
  }
}

/** Functions that add rows as `commit` of the store does. */
function writers(file, { seq: first, hash: before }) {
  const into = (table, columns) =>
    file.prepare(`insert into ${table} (${columns.map((column) => `"${column}"`)}) values (${columns.map(() => '?')})`);
  const document = into('documents', ['kind', 'key', 'revision', 'etag', 'body', 'at', 'by']);
  const revisions = into('revisions', ['kind', 'key', 'revision', 'etag', 'body', 'at', 'by', 'change']);
  const audit = into('audit', ['seq', 'at', 'by', 'action', 'detail', 'previous', 'hash']);
  const lookup = into('lookups', ['kind', 'name', 'value', 'key']);
  let [seq, hash] = [first, before];
  return {
    change(written, revision, at, isLast) {
      seq += 1;
      const documents = written.map(({ kind, key, body }) => {
        const text = canonicalJson(body);
        const number = kind === 'path' ? 1 : revision;
        const row = [kind, key, number, tagOf(text), text, at, 'bench'];
        revisions.run([...row, seq]);
        if (kind === 'path' || isLast) document.run(row);
        if (isLast)
          for (const [name, value] of Object.entries(LOOKUPS.of[kind]?.(body, key) ?? {}))
            lookup.run([kind, name, value, key]);
        return { kind, key, revision: number, etag: tagOf(text) };
      });
      const row = { seq, at, by: 'bench', action: 'page.save', detail: canonicalJson({ documents }), previous: hash };
      hash = rowHash(row);
      audit.run([row.seq, row.at, row.by, row.action, row.detail, row.previous, hash]);
    },
    end: () => file.prepare('update chain set seq = ?, hash = ? where id = 1').run([seq, hash]),
  };
}
