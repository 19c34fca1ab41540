import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';

test('no index of all rows of an owner stands beside one that has them in the order of a list', async (t) => {
  const { db } = await createTestApi(t);
  // Where few rows of each owner are expected, PostgreSQL takes the smaller index and sorts. Of an owner who has ten
  // thousands, all are sorted for every page then.
  const { rows } = await sql<{ unordered: string; ordered: string }>`
    select one.indexrelid::regclass::text as unordered, other.indexrelid::regclass::text as ordered
    from pg_index one
    join pg_index other on other.indrelid = one.indrelid and other.indkey[0] = one.indkey[0] and other.indnkeyatts > 1
    where one.indnkeyatts = 1 and one.indpred is null and not one.indisunique
      -- One of its columns is descending: it is there for its order.
      and exists (select from unnest(other.indoption) as option where option & 1 = 1)`.execute(db);
  assert.deepEqual(rows, []);
});
