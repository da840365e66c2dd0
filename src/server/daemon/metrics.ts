import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counts } from './job.js';

/** What the metrics read of the daemon when they are asked for. */
export interface State {
  workers(): { ready: number; busy: number; queued: number };
  sites(): number;
}

/** What the daemon counts. */
export interface Metrics {
  answered(route: string, status: number, seconds: number): void;
  canvases(action: string, counts: Counts): void;
  lost(reason: 'stuck' | 'crashed'): void;
  /** The metrics as text, and their media type. */
  text(): Promise<string>;
  readonly type: string;
}

/** Seconds: a page takes some tenths of a millisecond, a batch up to the deadline of a worker. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The daemon's metrics.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function createMetrics(version: string, state: State): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'inlay_requests_total',
    help: 'Requests that were answered, by route and status.',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'inlay_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer, by route.',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const canvases = new Counter({
    name: 'inlay_canvases_total',
    help: 'Canvases that were worked on, by what was asked and what came of it.',
    labelNames: ['action', 'outcome'] as const,
    registers,
  });
  const lost = new Counter({
    name: 'inlay_workers_restarted_total',
    help: 'Workers that were replaced because they were stuck or had died.',
    labelNames: ['reason'] as const,
    registers,
  });
  for (const reason of ['stuck', 'crashed'] as const) lost.inc({ reason }, 0);
  gauge('inlay_workers_ready', 'Workers that can work.', () => state.workers().ready);
  gauge('inlay_workers_busy', 'Workers that are at work.', () => state.workers().busy);
  gauge('inlay_queue_length', 'Jobs that wait for a worker.', () => state.workers().queued);
  gauge('inlay_sites', 'Sites that are cached.', () => state.sites());
  new Gauge({
    name: 'inlay_build_info',
    help: 'Always 1; the labels tell the version.',
    labelNames: ['version', 'node'] as const,
    registers,
  }).set({ version, node: process.version }, 1);

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  return {
    answered(route, status, seconds) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
    canvases(action, { done, failed }) {
      if (done > 0) canvases.inc({ action, outcome: 'done' }, done);
      if (failed > 0) canvases.inc({ action, outcome: 'problem' }, failed);
    },
    lost: (reason) => lost.inc({ reason }),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
