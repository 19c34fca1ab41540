import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { hot } from './named-statements.ts';

test('a marked statement is prepared once for a connection, one without a mark never', async (t) => {
  const { db, close } = await createTestDatabase();
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
