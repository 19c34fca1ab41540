import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiskFullError, EmbeddedPostgresUnavailableError } from '../errors.ts';
import { diagnose, passesByItself } from './diagnosis.ts';

test('a full disk is named as such', () => {
  const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  const error = diagnose(output, '/data/postgres');
  assert.ok(error instanceof DiskFullError);
  assert.equal(
    error.message,
    'The disk that holds /data/postgres is full: free some space, or set DATA_DIR to a folder on another disk.',
  );
});

test('a system that cannot run the programs is sent to DATABASE_URL', () => {
  for (const output of [
    'Error: spawn /app/native/bin/initdb ENOENT',
    'initdb: error: could not look up effective user ID 65534: user does not exist',
    'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
  ]) {
    const error = diagnose(output, '/data/postgres');
    assert.ok(error instanceof EmbeddedPostgresUnavailableError, output);
    assert.match(error.message, /set DATABASE_URL to a PostgreSQL 15 or newer\.$/);
  }
});

test('only what passes by itself is tried again', () => {
  assert.ok(passesByItself('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'));
  assert.ok(passesByItself('FATAL:  lock file "postmaster.pid" already exists'));
  assert.ok(!passesByItself('FATAL:  could not open file "global/pg_control"'));
});
