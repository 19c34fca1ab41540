import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/**
 * What a pooler in transaction mode loses or gives to somebody else (docs/decisions/0136): locks, settings, listening,
 * tables, cursors and statements of a session.
 */
const OF_A_SESSION = [
  /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*/,
  /[`'"]\s*set (?!local\b|transaction\b)\w+\s*(?:=|to\b)/i,
  /\bset_config\([^)]*,\s*false\s*\)/i,
  /[`'"]\s*(?:listen|unlisten|prepare|deallocate|discard|declare)\s+\w/i,
  /\bcreate (?:local )?temp(?:orary)?\b/i,
];

/** Migrations, and the lock of the start around them, have connections of the server itself. */
const DIRECT = ['migrate.ts', 'take-lock.ts', 'while-alone.ts'].map((file) => `apps/api/src/platform/database/${file}`);

const findIn = (code: string): string[] => OF_A_SESSION.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);

test('no statement of the product needs a session, which a pooler does not keep', () => {
  const files = globSync('apps/{api,edge}/src/**/*.ts', { cwd: WORKSPACE }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && !DIRECT.includes(file),
  );
  assert.ok(files.length > 500);
  const found = files.flatMap((file) =>
    findIn(readFileSync(path.join(WORKSPACE, file), 'utf8')).map((statement) => `${file}: ${statement.trim()}`),
  );
  assert.deepEqual(found, [], 'use pg_advisory_xact_lock, set local, or the connections of the direct URL');
});

test('statements of a session are told from those of a transaction', () => {
  for (const code of [
    'sql`select pg_advisory_lock(1)`',
    "query('set statement_timeout = 5')",
    "sql`select set_config('a.b', 'c', false)`",
    "query('listen jobs')",
    'sql`create temporary table x as select 1`',
    'sql`prepare x as select 1`',
  ])
    assert.equal(findIn(code).length, 1, code);
  for (const code of [
    'sql`select pg_advisory_xact_lock(1)`',
    "query('set local lock_timeout = 1')",
    'update x set y = 1',
  ])
    assert.deepEqual(findIn(code), [], code);
});
