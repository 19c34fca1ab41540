import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { hotStatement } from './hot-statement.ts';
import { hot } from './named-statements.ts';

test('a marked statement is prepared once for a connection, one without a mark never', async (t) => {
  const { db, close } = await createTestDatabase({ isNew: true });
  t.after(close);
  const prepared = await db.connection().execute(async (connection) => {
    for (const limit of [1, 2, 3]) {
      await sql`${hot('test-raw')} select 1 limit ${limit}`.execute(connection);
      await connection.selectFrom('users').select('id').modifyFront(hot('test-built')).limit(limit).execute();
      await connection.selectFrom('sessions').select('id').limit(limit).execute();
    }
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(
      connection,
    );
    return rows.map(({ name }) => name.replace(/-[0-9a-f]{12}$/, ''));
  });
  assert.deepEqual(prepared, ['test-built', 'test-raw']);
});

test('a statement whose text is made once is sent with the values of each call, and prepared', async (t) => {
  const { db, close } = await createTestDatabase({ isNew: true });
  t.after(close);
  let written = 0;
  const select = hotStatement(({ one, many }: { one: number; many: readonly number[] }) => {
    written += 1;
    return sql<{ sum: number }>`${hot('test-once')}
      select ${one}::int + sum(n)::int + ${1}::int as sum from unnest(${many}::int[]) n where n > ${one}::int`;
  });
  const [sums, prepared] = await db.connection().execute(async (connection) => {
    const rows = [
      await select(connection, { one: 1, many: [1, 2, 3] }),
      await select(connection, { many: [20], one: 10 }),
    ];
    const { rows: names } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(connection);
    return [rows.flat().map(({ sum }) => sum), names.map(({ name }) => name.replace(/-[0-9a-f]{12}$/, ''))];
  });
  assert.deepEqual(sums, [7, 31]);
  assert.deepEqual(prepared, ['test-once']);
  assert.equal(written, 1);
});
