import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { afterTest } from '../testing/after-test.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startHeartbeat } from './heartbeats.ts';
import type { Queryable } from './unit-of-work.ts';

/** Beats in a pretended time, and writes down after which beats the others may be judged. */
const listen = async (t: TestContext, db: Queryable) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const judged: Array<[at: number, mayJudge: boolean]> = [];
  let heard = Promise.withResolvers<void>();
  const heartbeat = await startHeartbeat(db, {
    ids: ['one', 'two'],
    pace: { everyMs: 1, silenceMs: 10 },
    onBeat: async (mayJudge) => {
      judged.push([now, mayJudge]);
      heard.resolve();
    },
    report: assert.ifError,
  });
  const beatAt = async (time: number): Promise<boolean | undefined> => {
    now = time;
    // A beat may be on its way at the time before.
    while (judged.at(-1)?.[0] !== time) {
      heard = Promise.withResolvers<void>();
      await heard.promise;
    }
    return judged.at(-1)?.[1];
  };
  return { heartbeat, beatAt, judged };
};

test('who has just started, or was away itself, does not judge who is gone', async (t) => {
  const database = await createTestDatabase();
  const { heartbeat, beatAt, judged } = await listen(t, database.db);
  afterTest(t, () => heartbeat.stop().then(database.close));
  assert.deepEqual(judged[0], [0, false]);
  for (const time of [3, 6, 9]) assert.equal(await beatAt(time), false);
  assert.equal(await beatAt(12), true);
  assert.equal(await beatAt(50), false, 'after a pause of its own');
  for (const time of [53, 56, 59]) assert.equal(await beatAt(time), false);
  assert.equal(await beatAt(62), true);
});

test('who ends is gone at once', async (t) => {
  const database = await createTestDatabase();
  afterTest(t, () => database.close());
  const { heartbeat } = await listen(t, database.db);
  const beats = () => database.db.selectFrom('heartbeats').select('id').orderBy('id').execute();
  assert.deepEqual(await beats(), [{ id: 'one' }, { id: 'two' }]);
  await heartbeat.stop();
  assert.deepEqual(await beats(), []);
});

test('who ends while the others may not hear it is missed by them', async (t) => {
  const database = await createTestDatabase();
  afterTest(t, () => database.close());
  const { heartbeat } = await listen(t, database.db);
  await heartbeat.stop(false);
  assert.equal((await database.db.selectFrom('heartbeats').select('id').execute()).length, 2);
});
