import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { enqueue } from '../../platform/unit-of-work.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { jobMetrics, readQueue } from './job-metrics.ts';

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

test('jobs of the queue are counted by task and state, and the oldest due one says how long it has waited', async () => {
  const { db } = database;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  assert.deepEqual(
    jobMetrics(await readQueue(db)).map(({ samples }) => samples),
    [[], [{ labels: {}, value: 0 }]],
  );
  await enqueue(db, 'letter', {}, { runAt: ago(90) });
  await enqueue(db, 'letter', {}, { runAt: ago(30) });
  await enqueue(db, 'letter', {}, { runAt: ago(-3600) });
  await enqueue(db, 'film', {}, { runAt: ago(600), key: 'running' });
  await enqueue(db, 'film', {}, { runAt: ago(700), key: 'given-up', maxAttempts: 1 });
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where key = 'running'`.execute(
    db,
  );
  await sql`update graphile_worker._private_jobs set attempts = 1 where key = 'given-up'`.execute(db);
  const [jobs, age] = jobMetrics(await readQueue(db));
  assert.deepEqual(jobs?.samples.map(({ labels, value }) => `${labels.task} ${labels.state} ${value}`).sort(), [
    'film given-up 1',
    'film running 1',
    'letter due 2',
    'letter scheduled 1',
  ]);
  const seconds = age?.samples[0]?.value ?? 0;
  assert.ok(seconds >= 90 && seconds < 120, `${seconds} s`);
});
