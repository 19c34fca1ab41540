import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { pino } from 'pino';
import { openRedis } from '../../platform/redis/open-redis.ts';
import { needsRedis, testRedis } from '../../testing/redis.ts';
import { createSharedCounts } from './shared-counts.ts';

const ROOM = 'user:somebody';

/** Two processes that count the sockets of a room. */
const createTwo = async (t: TestContext) => {
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  const redis = await openRedis({ url: (await testRedis()).url, prefix }, pino({ level: 'silent' }));
  assert.ok(redis);
  const [one, other] = [createSharedCounts(redis), createSharedCounts(redis)];
  t.after(async () => {
    await one.close();
    await other.close();
    await redis.close();
  });
  one.set(ROOM, 2);
  const counted = async () => (await other.others([ROOM])).get(ROOM);
  await t.waitFor(async () => assert.equal(await counted(), 2), { timeout: 5000 });
  const fields = () => redis.asking.hgetall(`${prefix}:in:${ROOM}`);
  return { redis: redis.asking, prefix, counted, fields };
};

test('a process that was killed is taken out of a room that is never empty', needsRedis, async (t) => {
  const { redis, prefix, counted, fields } = await createTwo(t);
  await redis.hset(`${prefix}:in:${ROOM}`, 'killed', 7);
  assert.equal(await counted(), 2);
  assert.deepEqual(Object.values(await fields()), ['2']);
});

test('a process that was only silent is counted again as soon as it is heard of', needsRedis, async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { redis, prefix, counted, fields } = await createTwo(t);
  await redis.del(await redis.keys(`${prefix}:process:*`));
  // What was known of it is known for a moment.
  await t.waitFor(async () => assert.equal(await counted(), 0), { timeout: 5000 });
  assert.deepEqual(await fields(), {});
  t.mock.timers.tick(5000);
  await t.waitFor(async () => assert.equal(await counted(), 2), { timeout: 5000 });
});
