import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { transaction } from './connect.ts';
import { hotStatement } from './hot-statement.ts';
import { hot } from './named-statements.ts';
import type { Transaction } from './tables.ts';

/** Messages of PostgreSQL's protocol by their first byte. */
const [SYNC, DESCRIBE] = ['S', 'D'];

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

/** A connection of the pool, which gives it again afterwards, as the one that was used last. */
const borrow = async <T>(work: (client: PoolClient) => T): Promise<Awaited<T>> => {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

/** What the pool's next connection sends from now on, packet by packet. */
const watchPackets = () =>
  borrow(({ connection: { stream } }) => {
    const packets: Buffer[][] = [];
    const write = stream._write.bind(stream);
    const writeSeveral = stream._writev?.bind(stream);
    assert.ok(writeSeveral);
    stream._write = (...args) => {
      packets.push([args[0]]);
      write(...args);
    };
    stream._writev = (...args) => {
      packets.push(args[0].map(({ chunk }) => chunk));
      writeSeveral(...args);
    };
    const count = (message: string) =>
      packets.flat().filter((sent) => String.fromCharCode(sent[0] ?? 0) === message).length;
    return { packets, count };
  });

const backendOf = (client: PoolClient): unknown => (client as { processID?: unknown }).processID;

const select = async (trx: Transaction, number: number | string): Promise<unknown> =>
  (await sql`select ${number}::int as n`.execute(trx)).rows;

const codeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason as { code?: unknown }).code : result.value;

test('statements that are sent one promise after another are one packet with one Sync', async () => {
  const { packets, count } = await watchPackets();
  const answers = await transaction(database.db, (trx) => Promise.all([1, 2, 3].map((number) => select(trx, number))));
  assert.deepEqual(answers, [[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  // What begins the transaction goes with its statements; the commit comes after their answers.
  assert.equal(packets.length, 2, packets.join(' '));
  assert.equal(count(SYNC), 1);
});

test('outside of a transaction each statement ends by itself', async () => {
  await borrow(async (client) => {
    const insert = 'insert into settings (key, value) values ($1, $2)';
    const added = await Promise.allSettled([
      client.query(insert, ['one', 'true']),
      client.query(insert, ['two', 'no JSON']),
      client.query(insert, ['three', 'true']),
    ]);
    assert.deepEqual(
      added.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    const { rows } = await client.query(`select key from settings where key in ('one', 'two', 'three') order by key`);
    assert.deepEqual(rows, [{ key: 'one' }, { key: 'three' }]);
  });
});

for (const failing of [0, 1, 2])
  test(`where number ${failing} of three fails it is told why, and the others as before or as refused`, async () => {
    const { db } = database;
    const backend = await borrow(backendOf);
    let told: unknown[] = [];
    const failed = transaction(db, async (trx) => {
      const sent = [0, 1, 2].map((number) => select(trx, number === failing ? 'none' : number));
      told = (await Promise.allSettled(sent)).map(codeOf);
      await Promise.all(sent);
    });
    await assert.rejects(failed, /invalid input syntax for type integer/);
    const expected: unknown[] = [0, 1, 2].map((number) => (number < failing ? [{ n: number }] : '25P02'));
    assert.deepEqual(told, expected.with(failing, '22P02'));
    assert.equal(await borrow(backendOf), backend, 'the connection was not thrown away');
    assert.deepEqual(await transaction(db, (trx) => Promise.all([select(trx, 7), select(trx, 8)])), [
      [{ n: 7 }],
      [{ n: 8 }],
    ]);
  });

test('a transaction goes on after a savepoint behind which a statement failed', async () => {
  await borrow(async (client) => {
    const ask = (value: string) => client.query<{ n: number }>('select $1::int as n', [value]);
    await client.query('begin');
    const told = await Promise.allSettled([client.query('savepoint here'), ask('none'), ask('1')]);
    assert.deepEqual(
      told.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected'],
    );
    const [, two, three] = await Promise.all([client.query('rollback to savepoint here'), ask('2'), ask('3')]);
    assert.deepEqual([two.rows, three.rows], [[{ n: 2 }], [{ n: 3 }]]);
    await client.query('commit');
    assert.deepEqual((await ask('4')).rows, [{ n: 4 }]);
  });
});

test('values that cannot be written fail their statement, and no other one waits for it', async () => {
  await borrow(async (client) => {
    await client.query('begin');
    const circle: { itself?: object } = {};
    circle.itself = circle;
    const [first, second] = await Promise.allSettled([
      client.query('select $1::jsonb', [circle]),
      client.query('select 2 as n where $1', [true]),
    ]);
    assert.equal(first.status, 'rejected');
    assert.deepEqual(second.status === 'fulfilled' && second.value.rows, [{ n: 2 }]);
    await client.query('commit');
  });
});

test('what a prepared statement answers is asked once, and read with the types of its columns', async () => {
  const { count } = await watchPackets();
  const read = hotStatement(
    ({ most }: { most: number }) => sql`${hot('test-columns')} select n, n::bigint as big, n::text as text,
      to_timestamp(n) as at, json_build_object('n', n) as json, null as nothing
      from generate_series(1, ${most}) as n`,
  );
  const row = (n: number) => ({
    ...{ n, big: BigInt(n), text: String(n), at: new Date(n * 1000), json: { n }, nothing: null },
  });
  for (const most of [1, 2, 0]) {
    const rows = await transaction(database.db, (trx) => read(trx, { most }));
    assert.deepEqual(rows, [row(1), row(2)].slice(0, most));
  }
  assert.equal(count(DESCRIBE), 1);
});

test('a prepared statement that fails fails as another one does, and works afterwards', async () => {
  const { db } = database;
  const half = hotStatement(
    ({ by }: { by: number }) => sql<{ half: number }>`${hot('test-half')} select 10 / ${by}::int as half`,
  );
  const add = hotStatement(
    ({ key }: { key: string }) => sql`${hot('test-add')} insert into settings (key, value) values (${key}, 'true')`,
  );
  for (const by of [2, 0, 5]) {
    const halved = transaction(db, (trx) => half(trx, { by }));
    if (by === 0) await assert.rejects(halved, { code: '22012' });
    else assert.deepEqual(await halved, [{ half: 10 / by }]);
  }
  assert.deepEqual(await add(db, { key: 'kept' }), []);
  await assert.rejects(add(db, { key: 'kept' }), ({ code, stack }: Error & { code?: string }) => {
    assert.match(stack ?? '', /joined-statements\.test/, 'it leads to who sent the statement');
    return code === '23505';
  });
});
