import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { createRecordingTracer } from '../../testing/recording-tracer.ts';
import { connect, transaction } from './connect.ts';
import { nameOfStatement } from './traced-statements.ts';

test('a statement is called by what it does and to which table', () => {
  for (const [text, name] of [
    ['/* hot: session */ select "id" from "sessions" where "token_hash" = $1', 'select sessions'],
    ['select /* hot: settings */ "key" from settings', 'select settings'],
    ['insert into "users" ("id") values ($1)', 'insert users'],
    ['update "users" set "name" = $1', 'update users'],
    ['delete from only "views"', 'delete views'],
    ['with kept as (select 1 from reactions) select * from kept', 'with reactions'],
    ['select graphile_worker.add_job($1)', 'select'],
    ['BEGIN', 'begin'],
    ['', 'statement'],
  ] as const)
    assert.equal(nameOfStatement(text), name);
});

test('a statement within a span is a child of it, without its values, also where it fails', async (t) => {
  const own = await createTestDatabase();
  t.after(() => own.close());
  const tracer = createRecordingTracer();
  const { db, close } = await connect({ connectionString: own.connectionString, tracer });
  t.after(close);
  const secret = 'fan@barg.example';
  const addSetting = () => ({ key: secret, value: JSON.stringify(secret) });
  await db.selectFrom('settings').select('key').where('key', '=', secret).execute();
  assert.equal(tracer.ended.length, 0, 'what nobody asked for has no span');

  await tracer.begin('request', 'putSetting').within(async () => {
    await transaction(db, async (trx) => {
      await trx.insertInto('settings').values(addSetting()).execute();
      await sql`select 1 from settings where key = ${secret}`.execute(trx);
    });
    await assert.rejects(db.insertInto('settings').values(addSetting()).execute());
  });
  assert.deepEqual(
    tracer.ended.map(({ name, parent, failure }) => [name, parent, failure]),
    [
      ['begin', 'putSetting', undefined],
      ['insert settings', 'putSetting', undefined],
      ['select settings', 'putSetting', undefined],
      ['commit', 'putSetting', undefined],
      ['insert settings', 'putSetting', '23505'],
    ],
  );
  assert.equal(tracer.ended[1]?.attributes['db.query.text'], 'insert into "settings" ("key", "value") values ($1, $2)');
  assert.ok(!JSON.stringify(tracer.ended).includes(secret));
});
