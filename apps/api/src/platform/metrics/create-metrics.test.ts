import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from './create-metrics.ts';
import { openMetrics } from './open-metrics.ts';

const idle = { totalCount: 0, idleCount: 0, waitingCount: 0, options: { max: 10 } };
const quiet = { pools: { main: idle }, sockets: () => 0 };

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.toText([])).split('\n').filter((line) => line.startsWith(name));

test('nothing is observed where nobody may read it', async () => {
  assert.equal(await openMetrics({ metricsToken: undefined }, quiet), null);
  assert.notEqual(await openMetrics({ metricsToken: 'a-token-for-prometheus' }, quiet), null);
});

test('requests are a histogram by operation and class of status', async () => {
  const metrics = createMetrics(quiet);
  for (const seconds of [0.004, 0.02, 0.3]) metrics.requestEnded({ operation: 'listTips', status: 200, seconds });
  metrics.requestEnded({ operation: 'listTips', status: 404, seconds: 20 });
  metrics.requestEnded({ operation: undefined, status: 404, seconds: 0.001 });
  const lines = await linesOf(metrics, 'barg_request_seconds');
  for (const line of [
    'barg_request_seconds_bucket{le="0.005",operation="listTips",status="2xx"} 1',
    'barg_request_seconds_bucket{le="0.025",operation="listTips",status="2xx"} 2',
    'barg_request_seconds_bucket{le="10",operation="listTips",status="2xx"} 3',
    'barg_request_seconds_count{operation="listTips",status="2xx"} 3',
    'barg_request_seconds_bucket{le="10",operation="listTips",status="4xx"} 0',
    'barg_request_seconds_bucket{le="+Inf",operation="listTips",status="4xx"} 1',
    'barg_request_seconds_count{operation="none",status="4xx"} 1',
  ])
    assert.ok(lines.includes(line), `${line} is not in\n${lines.join('\n')}`);
});

test('a pool tells how many connections are open, idle and waited for at the moment of asking', async () => {
  const main = { ...idle };
  const metrics = createMetrics({ pools: { main, replica: idle }, sockets: () => 0 });
  Object.assign(main, { totalCount: 7, idleCount: 3, waitingCount: 2 });
  assert.deepEqual(
    (await linesOf(metrics, 'barg_database')).filter((line) => line.includes('main')),
    [
      'barg_database_connections{pool="main",state="idle"} 3',
      'barg_database_connections{pool="main",state="used"} 4',
      'barg_database_connections_max{pool="main"} 10',
      'barg_database_waiting{pool="main"} 2',
    ],
  );
  Object.assign(main, { waitingCount: 0 });
  assert.ok((await linesOf(metrics, 'barg_database_waiting')).includes('barg_database_waiting{pool="main"} 0'));
});

test('sockets, events and attempts at jobs are counted', async () => {
  let sockets = 0;
  const metrics = createMetrics({ ...quiet, sockets: () => sockets });
  sockets = 3;
  for (const name of ['message.created', 'message.created', 'stream.ended']) metrics.eventPublished(name);
  metrics.jobEnded({ task: 'send-mail', isDone: true, seconds: 0.05 });
  metrics.jobEnded({ task: 'send-mail', isDone: false, seconds: 5 });
  assert.deepEqual(await linesOf(metrics, 'barg_sockets'), ['barg_sockets 3']);
  assert.deepEqual(await linesOf(metrics, 'barg_events'), [
    'barg_events_published_total{event="message.created"} 2',
    'barg_events_published_total{event="stream.ended"} 1',
  ]);
  const jobs = await linesOf(metrics, 'barg_job_seconds');
  assert.ok(jobs.includes('barg_job_seconds_bucket{le="0.1",task="send-mail",outcome="done"} 1'), jobs.join('\n'));
  assert.ok(jobs.includes('barg_job_seconds_bucket{le="1",task="send-mail",outcome="failed"} 0'));
  assert.ok(jobs.includes('barg_job_seconds_count{task="send-mail",outcome="failed"} 1'));
});

test('lists are counted by what found them, and the age of the replica is told where there is one', async () => {
  const metrics = createMetrics({ ...quiet, replicaLag: () => 0.25 });
  for (const by of ['replica', 'replica', 'away']) metrics.listsFound(by);
  assert.deepEqual(await linesOf(metrics, 'barg_replica'), [
    'barg_replica_lag_seconds 0.25',
    'barg_replica_lists_total{by="replica"} 2',
    'barg_replica_lists_total{by="away"} 1',
  ]);
  assert.deepEqual(await linesOf(createMetrics(quiet), 'barg_replica_lag'), []);
});

test('the process tells of itself under the names of Prometheus', async () => {
  const text = await createMetrics(quiet).toText([]);
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    assert.match(text, new RegExp(`^${name} [\\de.-]+$`, 'm'));
});

test('what was read elsewhere stands beside it, summed histograms too; what has no values is left out', async () => {
  const labels = { remote: 'live', note: 'a "quoted"\nline\\' };
  const text = await createMetrics(quiet).toText([
    {
      name: 'summed_seconds',
      help: 'Summed elsewhere.',
      type: 'histogram',
      samples: [
        { labels: { ...labels, le: '+Inf' }, value: 2, suffix: '_bucket' },
        { labels, value: 20.12, suffix: '_sum' },
      ],
    },
    { name: 'nothing_yet', help: 'Without values.', type: 'gauge', samples: [] },
  ]);
  const written = 'remote="live",note="a \\"quoted\\"\\nline\\\\"';
  assert.ok(
    text.includes(
      `# HELP summed_seconds Summed elsewhere.\n# TYPE summed_seconds histogram\n` +
        `summed_seconds_bucket{${written},le="+Inf"} 2\nsummed_seconds_sum{${written}} 20.12\n`,
    ),
    text,
  );
  assert.doesNotMatch(text, /nothing_yet/);
});
