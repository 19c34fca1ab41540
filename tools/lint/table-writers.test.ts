import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findWriters } from './table-writers.ts';

test('finds who writes a table, by the query builder and in SQL, and not who reads it', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-writers-'));
  t.after(() => rm(folder, { recursive: true }));
  const files = {
    'modules/wallet/a.ts': "db.insertInto('purchases').values(row);",
    'modules/shop/b.ts': 'sql`update purchases set price = 1`; db.selectFrom(`gifts`);',
    'modules/gifts/c.ts': 'sql`delete from gifts g using purchases`;',
    'realtime/d.ts': 'sql`insert into purchases (id) values (1)`; sql`select 1 from gifts for update of gifts`;',
    'modules/left/out.test.ts': "db.deleteFrom('gifts');",
  };
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  const writers = findWriters(folder, (file) => !file.endsWith('.test.ts'));
  assert.deepEqual([...writers].map(([table, owners]) => [table, [...owners].sort()]).sort(), [
    ['gifts', ['modules/gifts']],
    ['purchases', ['modules/shop', 'modules/wallet', 'realtime']],
  ]);
});
