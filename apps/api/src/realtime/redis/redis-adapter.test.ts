import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { pino } from 'pino';
import { Server, type Socket } from 'socket.io';
import { createProcesses } from '../../platform/processes.ts';
import { openRedis } from '../../platform/redis/open-redis.ts';
import { needsRedis, testRedis } from '../../testing/redis.ts';
import { openRedisAdapter, ORDERS_ROOM } from './redis-adapter.ts';
import { MOST_WAITING } from './stream-client.ts';

const log = pino({ level: 'silent' });

/** The sockets of a process, without any; with the names of events that it made into packets. */
const openProcess = async (t: TestContext, prefix: string) => {
  const redis = await openRedis({ url: (await testRedis()).url, prefix }, log);
  assert.ok(redis);
  const processes = createProcesses();
  const { adapter, disconnect } = await openRedisAdapter(redis, { processes, take: () => false, tracer: null, log });
  const io = new Server({ adapter });
  // Private, and the only place that every packet passes.
  const encoder: { encode(packet: { data: [string] }): unknown } = io.of('/').adapter['encoder'];
  const { mock } = t.mock.method(encoder, 'encode');
  const encoded = () => mock.calls.map(({ arguments: [{ data }] }) => data[0]);
  t.after(async () => {
    await io.of('/').adapter.close();
    disconnect();
    await redis.close();
  });
  return { io, encoded, processes };
};

test('what another process sends to rooms that are empty here is made into no packet', needsRedis, async (t) => {
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  const [one, other] = [await openProcess(t, prefix), await openProcess(t, prefix)];
  await other.io.of('/').adapter.addAll('socket', new Set(['user:here']));
  const heard: unknown[] = [];
  other.processes.on('settings.changed', (data) => void heard.push(data));
  one.io.to('user:away').emit('away');
  one.io.to(['user:away', 'user:here']).emit('here');
  one.io.to(ORDERS_ROOM).emit('settings.changed', null);
  one.io.except('user:here').emit('everybody');
  await t.waitFor(() => assert.deepEqual(other.encoded(), ['here', 'everybody']), { timeout: 5000 });
  assert.equal(heard.length, 1);
});

test('of more than may wait while Redis is away events are dropped, and orders never', needsRedis, async (t) => {
  const redis = await testRedis();
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  const [one, other] = [await openProcess(t, prefix), await openProcess(t, prefix)];
  const { adapter, sockets } = other.io.of('/');
  await adapter.addAll('socket', new Set(['user:here', 'stream:here']));
  const left: string[] = [];
  const socket: Pick<Socket, 'leave'> = { leave: (room) => void left.push(room) };
  sockets.set('socket', socket as Socket);
  const heard: unknown[] = [];
  other.processes.on('viewings.ended', (data) => void heard.push(data));
  await redis.kill();
  try {
    for (let at = 0; at < MOST_WAITING; at += 1) one.io.to('user:away').emit('event');
    one.io.to('user:here').emit('dropped');
    one.io.to(ORDERS_ROOM).emit('viewings.ended', { accountId: 'blocked' });
    one.io.in('user:here').socketsLeave('stream:here');
  } finally {
    await redis.start();
  }
  await t.waitFor(() => assert.deepEqual(left, ['stream:here']), { timeout: 10_000 });
  assert.deepEqual(heard, [{ accountId: 'blocked' }]);
  assert.deepEqual(other.encoded(), []);
});
