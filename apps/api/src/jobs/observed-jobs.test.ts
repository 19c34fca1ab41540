import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from '../platform/metrics/create-metrics.ts';
import { createRecordingTracer } from '../testing/recording-tracer.ts';
import { observedJobs, type Observing } from './observed-jobs.ts';

test('each attempt at a job is told of with its outcome, and fails as before', async () => {
  const metrics = createMetrics({ pools: {}, sockets: () => 0 });
  const tracer = createRecordingTracer();
  const given: unknown[] = [];
  const { handlers } = observedJobs({
    handlers: {
      letter: async (context: Observing, payload, stopping) => {
        context.tracer?.begin('statement', 'select users').end();
        given.push(payload, stopping);
      },
      film: async () => Promise.reject(new Error('no ffmpeg for fan@barg.example')),
    },
    lanes: [],
    crontab: '',
  });
  const { signal } = new AbortController();
  await handlers.letter?.({ metrics, tracer }, { to: 'you' }, signal);
  await assert.rejects(async () => handlers.film?.({ metrics, tracer }, {}), /no ffmpeg/);
  await handlers.letter?.({ metrics: null, tracer: null }, 'unobserved');
  assert.deepEqual(given, [{ to: 'you' }, signal, 'unobserved', undefined]);
  assert.deepEqual((await metrics.toText([])).match(/^barg_job_seconds_count.*$/gm), [
    'barg_job_seconds_count{task="letter",outcome="done"} 1',
    'barg_job_seconds_count{task="film",outcome="failed"} 1',
  ]);
  assert.deepEqual(tracer.ended, [
    { kind: 'statement', name: 'select users', parent: 'letter', attributes: {}, failure: undefined },
    { kind: 'job', name: 'letter', parent: undefined, attributes: {}, failure: undefined },
    { kind: 'job', name: 'film', parent: undefined, attributes: {}, failure: 'failed' },
  ]);
});
