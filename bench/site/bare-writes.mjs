/** Inserts rows into an SQLite file, each committed by itself, with the driver and the durability of a site's store. */
import { answerMessages } from './site-process.mjs';

const { openDatabase } = await import('../../src/server/dist/store/database.js');

let insert;

answerMessages(async ({ path, body, seconds }) => {
  if (path !== undefined) {
    const { file } = await openDatabase(path);
    file.exec('create table if not exists bare (id integer primary key, body text not null)');
    insert = file.prepare('insert into bare (body) values (?)');
    return {};
  }
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < seconds * 1000; count += 1) insert.run([`${body}${count}`]);
  return { perSecond: (count / (performance.now() - start)) * 1000 };
});
