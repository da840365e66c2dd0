import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Daemon, startDaemon } from './daemon.js';
import { publish, rename } from './furnish.js';
import { besideSite, quoted } from './in-site.js';
import { menuIn, view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import type { Site, SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

const HEADER = '#site-header';
const PAGE = '/chaos/';

/** Milliseconds that PHP leaves a failed daemon alone, and that a page waits for one that hangs: the plugin's defaults. */
const BREAKER_MS = 10_000;
const TIMEOUT_MS = 300;

/** A machine with other things to do may take so much longer over a page. */
const MARGIN_MS = 500;

/** How many times the daemon is killed, and replaced. */
const KILLS = 6;
const SWAPS = 20;

/** Something that goes on beside a test. */
interface Beside<T> {
  /** Ends it; the same result when asked again. */
  stop(): Promise<T>;
}

/** The daemon dies, hangs and is replaced while visitors read. */
export function chaosSuite(site: SiteOf): void {
  describe('under load', () => {
    const running: Beside<unknown>[] = [];

    beforeAll(async () => {
      await reloadPhp(site().lab);
      await publish(site().lab, 'chaos', BLOCK);
      expect((await view(site().lab, PAGE)).status).toBe(200);
    });

    afterEach(async () => {
      for (const one of running.splice(0)) await one.stop();
    });

    function beside<T>(one: Beside<T>): Beside<T> {
      running.push(one);
      return one;
    }

    test('a daemon killed again and again costs no page, and new changes appear when it is back', async () => {
      const current = site();
      const load = beside(startLoad(current));
      const reader = beside(startReader(current));
      const labels = ['About us'];
      for (let round = 0; round < KILLS; round += 1) {
        await current.daemon.kill();
        const label = `Killed ${round}`;
        labels.push(label);
        await rename(current.lab, current.furniture.about, label);
        current.daemon = await startDaemon(current.lab);
      }
      await shown(current, labels.at(-1) ?? '');
      const read = await reader.stop();
      // Every page had its menu, as it was at some time.
      expect(read.labels.filter((label) => !labels.includes(label ?? ''))).toEqual([]);
      expect(read.statuses).toEqual([200]);
      expect(read.labels.length).toBeGreaterThan(20);
      expect(await load.stop()).toEqual({ failed: [], hasServed: true });
    });

    test('a daemon replaced 20 times by another one fails no render', async () => {
      const current = site();
      const load = beside(startLoad(current));
      const reader = beside(startReader(current));
      const renders = beside(startRenders(current));
      const replaced: Daemon[] = [];
      for (let round = 0; round < SWAPS; round += 1) {
        replaced.push(current.daemon);
        current.daemon = await startDaemon(current.lab);
        await rename(current.lab, current.furniture.about, `Swapped ${round}`);
      }
      await shown(current, `Swapped ${SWAPS - 1}`);
      const done = await renders.stop();
      expect(done.failures).toEqual([]);
      expect(done.count).toBeGreaterThan(100);
      const read = await reader.stop();
      expect(read.labels.filter((label) => !/^(?:Swapped|Killed) \d+$/.test(label ?? ''))).toEqual([]);
      expect(await load.stop()).toEqual({ failed: [], hasServed: true });
      for (const { ended } of replaced) expect(await ended).toEqual([0, null]);
    });

    test('a daemon that hangs costs one page its time, once in the period of the breaker', async () => {
      const current = site();
      await reloadPhp(current.lab);
      const label = 'Before';
      await rename(current.lab, current.furniture.about, label);
      await shown(current, label);
      current.daemon.signal('SIGSTOP');
      try {
        await rename(current.lab, current.furniture.about, 'Frozen');
        const start = performance.now();
        const slow: number[] = [];
        for (let views = 0; views < 40; views += 1) {
          const page = await view(current.lab, PAGE);
          expect(menuIn(page, HEADER)?.[0]?.[0]).toBe(label);
          if (page.ms >= TIMEOUT_MS) slow.push(page.ms);
        }
        const periods = 1 + Math.floor((performance.now() - start) / BREAKER_MS);
        expect(slow.length).toBeGreaterThanOrEqual(1);
        expect(slow.length).toBeLessThanOrEqual(periods);
        expect(Math.max(...slow)).toBeLessThan(TIMEOUT_MS + MARGIN_MS);
      } finally {
        current.daemon.signal('SIGCONT');
      }
      await shown(current, 'Frozen');
      await rename(current.lab, current.furniture.about, 'About us');
    });
  });
}

/** Waits until a view shows a label: no longer than the breaker keeps views from asking. */
async function shown({ lab }: Site, label: string): Promise<void> {
  const end = performance.now() + BREAKER_MS * 2;
  while (menuIn(await view(lab, PAGE), HEADER)?.[0]?.[0] !== label) {
    if (performance.now() > end) throw new Error(`Unexpected silence on \`${label}\``);
    await sleep(100);
  }
}

/** Has many visitors read the page; tells what wrk counts as failed. */
function startLoad({ lab }: Site): Beside<{ failed: string[]; hasServed: boolean }> {
  const wrk = spawn('wrk', ['-t1', '-c3', '-d120s', '--timeout', '20s', `${lab.url}${PAGE}`]);
  let output = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise((resolve) => wrk.once('close', resolve));
  return {
    async stop() {
      wrk.kill('SIGINT'); // it reports all the same
      await ended;
      return {
        failed: output.match(/.*(?:Non-2xx|Socket errors).*/g) ?? [],
        hasServed: Number(/(\d+) requests in/.exec(output)?.[1] ?? 0) > 50,
      };
    },
  };
}

/** Reads the page all the time; tells which labels its header's menu had, undefined for a header without one. */
function startReader({ lab }: Site): Beside<{ labels: (string | undefined)[]; statuses: number[] }> {
  const labels: (string | undefined)[] = [];
  const statuses = new Set<number>();
  let isStopped = false;
  const reading = (async () => {
    while (!isStopped) {
      const page = await view(lab, PAGE);
      statuses.add(page.status);
      labels.push(menuIn(page, HEADER)?.[0]?.[0]);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await reading;
      return { labels, statuses: [...statuses] };
    },
  };
}

/** Has a PHP process bake by one client all the time, as a worker of PHP-FPM does; tells what failed. */
function startRenders({ lab }: Site): Beside<{ count: number; failures: string[] }> {
  const enough = join(lab.folder, 'enough');
  const printed = besideSite(
    lab,
    `$client = new Inlay\\Client(INLAY_ENDPOINT, null, 1000, 5000);
    $state = Inlay\\WordPress\\SiteRecord::load()->state();
    $revision = hash('sha256', $state);
    for ($count = 0, $failures = []; !file_exists(${quoted(enough)}); $count += 1, usleep(2000), clearstatcache()) {
      try {
        $answer = $client->bake($revision, ['a' => '<x-logo></x-logo>'], fn () => $state);
        if (!is_array($answer['a'])) { $failures[] = 'no canvas'; }
      } catch (Throwable $failure) {
        $failures[] = $failure::class . ': ' . $failure->getMessage();
      }
    }
    echo json_encode(['count' => $count, 'failures' => $failures]);`,
  );
  return {
    async stop() {
      writeFileSync(enough, '');
      // As the program prints it.
      return JSON.parse(await printed) as { count: number; failures: string[] };
    },
  };
}
