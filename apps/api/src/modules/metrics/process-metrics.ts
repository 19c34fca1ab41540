import type { Metric } from './metrics-text.ts';

const MICROSECONDS = 1e6;
const startedAt = Date.now() / 1000 - process.uptime();

const one = (name: string, help: string, type: Metric['type'], value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ labels: {}, value }],
});

/** The state of this process, under the names that Prometheus' own clients use. */
export function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    one('process_cpu_seconds_total', 'CPU time spent.', 'counter', (user + system) / MICROSECONDS),
    one('process_resident_memory_bytes', 'Memory held.', 'gauge', rss),
    one('process_start_time_seconds', 'When the process began, since 1970.', 'gauge', startedAt),
    one('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', 'gauge', heapUsed),
  ];
}
