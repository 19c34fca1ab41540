import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { countRoundTrips } from '../../testing/round-trips.ts';
import { together } from '../together.ts';
import { transaction } from './connect.ts';
import { hotStatement } from './hot-statement.ts';
import { hot } from './named-statements.ts';
import { withCommit } from './pipelining.ts';

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

const addSetting = hotStatement(
  ({ key }: { key: string }) => sql`${hot('test-add')} insert into settings (key, value) values (${key}, 'true')`,
);
const select = hotStatement(
  ({ value }: { value: number }) => sql<{ value: number }>`${hot('test-value')}
  select ${value}::int as value`,
);
const fail = hotStatement(
  ({ code }: { code: string }) => sql`${hot('test-fail')}
  select case when ${code} <> '' then ledger_reversed((${code} || 'no id')::uuid) end`,
);

const has = async (key: string) =>
  (await database.db.selectFrom('settings').select('key').where('key', '=', key).execute()).length > 0;

test('statements that are called together make one round trip, with the beginning of their transaction', async (t) => {
  const during = countRoundTrips(t);
  const own = await createTestDatabase();
  t.after(() => own.close());
  const { result, statements, roundTrips } = await during(() =>
    transaction(own.db, async (trx) => {
      const found = await together([1, 2, 3].map((value) => select(trx, { value })));
      return found.flat().map(({ value }) => value);
    }),
  );
  assert.deepEqual({ result, statements, roundTrips }, { result: [1, 2, 3], statements: 5, roundTrips: 2 });
});

test('what goes with the commit makes it one round trip, and undoes everything when it fails', async () => {
  await transaction(database.db, async (trx) => withCommit(trx, addSetting(trx, { key: 'kept' })));
  assert.equal(await has('kept'), true);
  await assert.rejects(
    transaction(database.db, async (trx) => {
      await addSetting(trx, { key: 'undone' });
      withCommit(trx, fail(trx, { code: '1' }));
      withCommit(trx, addSetting(trx, { key: 'too' }));
    }),
    /invalid input syntax for type uuid/,
    'the cause is told, not that the transaction was aborted',
  );
  assert.deepEqual([await has('undone'), await has('too')], [false, false]);
});

test('of a statement that failed behind another the cause is told', async () => {
  const failing = transaction(database.db, async (trx) => {
    withCommit(trx, fail(trx, { code: '1' }));
    await select(trx, { value: 1 });
  });
  await assert.rejects(failing, /invalid input syntax for type uuid/);
});

test('a deadlock in what goes with the commit is repeated', async () => {
  let attempts = 0;
  const result = await transaction(database.db, async (trx) => {
    attempts++;
    const work = attempts === 1 ? sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(trx) : null;
    withCommit(trx, work ?? select(trx, { value: 1 }));
    return 'done';
  });
  assert.deepEqual({ result, attempts }, { result: 'done', attempts: 2 });
});

test('where a transaction does not begin nothing is done but what was sent with its beginning', async (t) => {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  let fails = false;
  function query(this: pg.Client, text: unknown, ...args: unknown[]): unknown {
    return Reflect.apply(original, this, [fails && text === 'begin' ? 'begin nothing' : text, ...args]);
  }
  t.mock.method(pg.Client.prototype, 'query', query as typeof pg.Client.prototype.query);
  const own = await createTestDatabase();
  t.after(() => own.close());
  fails = true;
  const failing = transaction(own.db, async (trx) => {
    await select(trx, { value: 1 });
    await addSetting(trx, { key: 'outside' });
  });
  await assert.rejects(failing, /syntax error/);
  fails = false;
  const found = () => own.db.selectFrom('settings').select('key').where('key', '=', 'outside').execute();
  assert.deepEqual(await found(), []);
  await transaction(own.db, (trx) => addSetting(trx, { key: 'outside' }));
  assert.equal((await found()).length, 1, 'the connection was replaced');
});

test('what follows a statement that went with the commit is refused, and not done outside', async () => {
  const work = transaction(database.db, async (trx) => {
    const two = async () => {
      await addSetting(trx, { key: 'within' });
      await addSetting(trx, { key: 'after' });
    };
    withCommit(trx, two());
  });
  await assert.rejects(work, /transaction (has ended|is already committed)/i);
  assert.deepEqual([await has('within'), await has('after')], [true, false]);
});
