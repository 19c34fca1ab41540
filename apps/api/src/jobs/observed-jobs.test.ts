import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from '../platform/metrics/create-metrics.ts';
import { observedJobs } from './observed-jobs.ts';

test('each attempt at a job is told of with its outcome, and fails as before', async () => {
  const metrics = createMetrics({ pools: {}, sockets: () => 0 });
  const given: unknown[] = [];
  const { handlers } = observedJobs({
    handlers: {
      letter: async (_context: { metrics: typeof metrics }, payload, stopping) => void given.push(payload, stopping),
      film: async () => Promise.reject(new Error('no ffmpeg')),
    },
    slow: [],
    crontab: '',
  });
  const { signal } = new AbortController();
  await handlers.letter?.({ metrics }, { to: 'you' }, signal);
  await assert.rejects(async () => handlers.film?.({ metrics }, {}), /no ffmpeg/);
  assert.deepEqual(given, [{ to: 'you' }, signal]);
  assert.deepEqual((await metrics.toText([])).match(/^barg_job_seconds_count.*$/gm), [
    'barg_job_seconds_count{task="letter",outcome="done"} 1',
    'barg_job_seconds_count{task="film",outcome="failed"} 1',
  ]);
});
