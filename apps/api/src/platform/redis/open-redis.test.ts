import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { collectLog } from '../../testing/log-lines.ts';
import { openRedis } from './open-redis.ts';
import { fullTest } from '../../testing/full-test.ts';

test('without REDIS_URL there is no Redis, and a wrong one is named', async () => {
  assert.equal(readConfig({}).redis, null);
  assert.equal(readConfig({ REDIS_URL: '' }).redis, null);
  assert.equal(await openRedis(null, collectLog().log), null);
  assert.deepEqual(readConfig({ REDIS_URL: 'rediss://cache:6380/1' }).redis, {
    url: 'rediss://cache:6380/1',
    prefix: 'barg',
  });
  assert.throws(() => readConfig({ REDIS_URL: 'http://cache' }), /REDIS_URL/);
  assert.throws(() => readConfig({ REDIS_PREFIX: 'a:b' }), /REDIS_PREFIX/);
});

fullTest('a Redis that does not answer delays nothing for long, and its absence is logged once', async (t) => {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const { log, lines } = collectLog();
  const redis = await openRedis({ url: `redis://127.0.0.1:${port}`, prefix: 'test' }, log);
  assert.ok(redis);
  t.after(async () => {
    await redis.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  assert.equal(redis.isAway(), true);
  assert.equal(await redis.ask((client) => client.get('anything')), null);
  for (let times = 0; times < 3; times += 1) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => redis.asking.once('close', resolve));
  }
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    ['Redis is away: this process serves its own sockets and counts alone'],
  );
});
