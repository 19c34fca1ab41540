import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import pg from 'pg';
import { createTestDatabase } from '../testing/database.ts';
import { isDatabaseAway } from './database-errors.ts';

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};

/** A port on which nobody listens any more. */
const freedPort = async (): Promise<number> => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('a server that is not there, or whose socket is not, is away', async () => {
  const connect = (options: pg.ClientConfig) => failureOf(new pg.Client({ user: 'postgres', ...options }).connect());
  assert.ok(isDatabaseAway(await connect({ host: '127.0.0.1', port: await freedPort() })));
  assert.ok(isDatabaseAway(await connect({ host: '/tmp/barg-no-such-folder' })));
});

test('a connection that the server ends in the middle of a statement is away, a statement that it refuses is not', async () => {
  const { pool, close } = await createTestDatabase({ isNew: true });
  try {
    const client = await pool.connect();
    client.on('error', () => undefined);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [failure] = await Promise.all([
      failureOf(client.query('select pg_sleep(30)')),
      pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    ]);
    assert.ok(isDatabaseAway(failure), String(failure));
    assert.ok(isDatabaseAway(await failureOf(client.query('select'))));
    client.release(true);
    assert.ok(!isDatabaseAway(await failureOf(pool.query('select 1 / 0'))));
    assert.ok(!isDatabaseAway(await failureOf(pool.query('select nothing'))));
  } finally {
    await close();
  }
});

test('a file that is missing, and what is no error, are something else', () => {
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
  for (const other of [missing, new Error('anything'), 'ECONNREFUSED', null]) assert.ok(!isDatabaseAway(other));
});
