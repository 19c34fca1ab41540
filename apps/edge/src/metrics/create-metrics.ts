import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiConnections, EdgeMetrics, WatchedEdge } from './edge-metrics.ts';

/** Seconds. A page waits for the API for less than one; files come in milliseconds. */
const ANSWER_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Seconds. Nobody waits for longer than the configuration says, 0.15 unless it is changed. */
const DRAWING_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.5];

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

const watch = (registry: Registry, { served, connections, renderers }: WatchedEdge): void => {
  const registers = [registry];
  new Gauge({
    name: 'barg_edge_release',
    help: 'The version of each remote that this web tier serves; 1 for each.',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      const releases = await served();
      this.reset();
      for (const release of releases) this.set({ ...release }, 1);
    },
  });
  new Gauge({
    name: 'barg_edge_renderers',
    help: "Processes that could draw guests' first screens now.",
    registers,
    collect() {
      this.set(renderers()?.alive ?? 0);
    },
  });
  new Gauge({
    name: 'barg_edge_renderers_memory_bytes',
    help: 'Memory that they hold together; 0 where the system does not tell.',
    registers,
    collect() {
      this.set(renderers()?.memory ?? 0);
    },
  });
  if (connections) watchConnections(registry, connections);
};

const watchConnections = (registry: Registry, connections: () => ApiConnections): void => {
  const registers = [registry];
  new Gauge({
    name: 'barg_edge_api_connections',
    help: 'Open connections to the API, by use.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = connections();
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'barg_edge_api_waiting',
    help: 'Questions to the API that wait for a connection.',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
};

/** The metrics of one web tier, in a registry of its own: tests have several in a process. */
export const createMetrics = (watched: WatchedEdge): EdgeMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  watch(registry, watched);
  const answers = new Histogram({
    name: 'barg_edge_request_seconds',
    help: 'How long requests took, by what answered and class of status.',
    labelNames: ['kind', 'status'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const questions = new Histogram({
    name: 'barg_edge_api_seconds',
    help: 'How long questions to the API took, by how they ended.',
    labelNames: ['outcome'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const drawings = new Histogram({
    name: 'barg_edge_drawing_seconds',
    help: 'How long guests waited for their first screens to be drawn, by the remote of the page and how it ended.',
    labelNames: ['remote', 'outcome'],
    buckets: DRAWING_BUCKETS,
    registers,
  });
  const renderers = new Counter({
    name: 'barg_edge_renderer_events_total',
    help: 'What happened to renderers: started, failed to, fell (hung or ended), left for another one.',
    labelNames: ['event'],
    registers,
  });
  return {
    rendererChanged: (event) => renderers.inc({ event }),
    drawn: ({ remote, outcome, seconds }) => drawings.observe({ remote, outcome }, seconds),
    answered: ({ kind, status, seconds }) => answers.observe({ kind, status: classOf(status) }, seconds),
    apiAsked: ({ outcome, seconds }) => questions.observe({ outcome }, seconds),
    contentType: registry.contentType,
    toText: () => registry.metrics(),
  };
};
