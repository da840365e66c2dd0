// A worker for tests: what a task is says what it does.
import { threadId } from 'node:worker_threads';
import { InlayError } from '../../dist/index.js';
import { serveTasks } from '../../dist/workers/serve-tasks.js';

let opened = 0;

const TASKS = {
  endless() {
    for (;;);
  },
  hungry() {
    const held = [];
    for (;;) held.push(new Array(1000).fill(Math.random()));
  },
  exit: () => process.exit(3),
  mistake() {
    throw new InlayError('some-code', 'Some words', [{ pointer: '/a', message: 'Some more' }]);
  },
  bug() {
    throw new TypeError('a bug');
  },
  function: () => () => 1,
  quick: (site) => ({ site, opened, threadId }),
};

serveTasks(
  (site) => {
    opened += 1;
    if (site.slowMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, site.slowMs);
    return site;
  },
  (task, site) => TASKS[task](site),
);
