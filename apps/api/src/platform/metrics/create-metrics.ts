import { collectDefaultMetrics, Counter, Histogram, Registry, type Metric as OwnMetric } from 'prom-client';
import type { Metric } from './metric.ts';
import type { Metrics, Watched } from './metrics.ts';
import { watch } from './watch.ts';

/** Seconds. Most answers take milliseconds, and beyond ten seconds everybody has left. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds, from a letter to an hour of film. */
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600, 3600];
/** Requests that no operation answers: unknown addresses, the document and its page. */
const NO_OPERATION = 'none';

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** The metrics of one API, in a registry of its own: tests have several in a process. */
export const createMetrics = (watched: Watched): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  watch(registry, watched);
  const requests = new Histogram({
    name: 'barg_request_seconds',
    help: 'How long requests took, by operation and class of status.',
    labelNames: ['operation', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const events = new Counter({
    name: 'barg_events_published_total',
    help: 'Events that this process published, by name.',
    labelNames: ['event'],
    registers,
  });
  const lists = new Counter({
    name: 'barg_replica_lists_total',
    help: 'Requests whose lists may come from the replica, by what found them.',
    labelNames: ['by'],
    registers,
  });
  const jobs = new Histogram({
    name: 'barg_job_seconds',
    help: 'How long attempts at jobs took in this process, by task and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  return {
    requestEnded: ({ operation = NO_OPERATION, status, seconds }) =>
      requests.observe({ operation, status: classOf(status) }, seconds),
    eventPublished: (event) => events.inc({ event }),
    listsFound: (by) => lists.inc({ by }),
    jobEnded: ({ task, isDone, seconds }) => jobs.observe({ task, outcome: isDone ? 'done' : 'failed' }, seconds),
    contentType: registry.contentType,
    toText: (others) => Registry.merge([registry, registryOf(others)]).metrics(),
  };
};

/**
 * What was read elsewhere, in the form in which prom-client reads its own metrics. Its classes observe one value at a
 * time, and take no histogram that is summed already.
 */
const registryOf = (metrics: readonly Metric[]): Registry => {
  const registry = new Registry();
  for (const { name, help, type, samples } of metrics) {
    if (samples.length === 0) continue;
    const values = samples.map(({ labels, value, suffix = '' }) => ({ labels, value, metricName: `${name}${suffix}` }));
    const read = { name, help, get: async () => ({ name, help, type, values, aggregator: 'sum' }) };
    registry.registerMetric(read as object as OwnMetric);
  }
  return registry;
};
