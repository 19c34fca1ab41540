import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './open-database.ts';

const NOWHERE = '/nonexistent';
let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

function collectWarnings() {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message), error: () => {} };
  return { warnings, log };
}

test('uses the database of a URL and leaves the data directory alone', async () => {
  const { warnings, log } = collectWarnings();
  const opened = await openDatabase({ dataDir: NOWHERE, databaseUrl: database.connectionString, log });
  const { rows } = await opened.pool.query('select count(*) as count from users');
  assert.deepEqual(rows, [{ count: 0n }]);
  assert.deepEqual(warnings, []);
  await opened.close();
});

test('warns of a database in which Persian words cannot be searched', async () => {
  const { warnings, log } = collectWarnings();
  const url = new URL(database.connectionString);
  url.pathname += '_locale_c';
  const name = url.pathname.slice(1);
  await database.pool.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  const opened = await openDatabase({ dataDir: NOWHERE, databaseUrl: url.href, log });
  await opened.close();
  await database.pool.query(`drop database ${name} with (force)`);
  assert.match(warnings[0] ?? '', /locale C/);
});
