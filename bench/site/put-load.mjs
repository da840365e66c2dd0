/** Writes pages by the Theme API over connections that are kept, each its own page, one write at a time. */
import { Agent } from 'node:http';
import { ask } from './ask.mjs';
import { answerMessages } from './site-process.mjs';

let count = 0;

answerMessages(async ({ port, key, pages, body, seconds }) => {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  let written = 0;
  await Promise.all(
    pages.map(async ({ id, path }) => {
      while (performance.now() - start < seconds * 1000) {
        count += 1;
        const page = { path, title: `Page ${id}`, source: `${body}<p>${count}</p>`, status: 'published' };
        await ask(port, { method: 'PUT', path: `/ai/pages/${id}`, key, body: page, agent });
        written += 1;
      }
    }),
  );
  agent.destroy();
  return { perSecond: (written / (performance.now() - start)) * 1000 };
});
