import assert from 'node:assert/strict';
import test from 'node:test';
import { StartError } from '../start-error.ts';
import { assertNeededVariables } from './needed-variables.ts';
import { readRole } from './role.ts';

const refusalOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof StartError);
    return error.message;
  }
  return '';
};

test('a process is everything unless ROLE names a part, and says which parts there are', () => {
  assert.deepEqual([readRole({}), readRole({ ROLE: '' }), readRole({ ROLE: 'edge' })], ['all', 'all', 'edge']);
  assert.equal(
    refusalOf(() => readRole({ ROLE: 'web' })),
    'ROLE is "web", which is no part of the site: use all, api, worker, edge.',
  );
});

test('a part names every variable that it lacks, and what would differ between processes', () => {
  assertNeededVariables('all', {});
  const needed = refusalOf(() => assertNeededVariables('worker', { DATABASE_URL: 'postgres://db/barg' }));
  assert.doesNotMatch(needed, /DATABASE_URL/);
  for (const name of [
    'SECRET_KEY',
    'PUBLIC_URL',
    'S3_BUCKET with STORAGE=s3, or DATA_DIR',
    'REMOTES_DIR with REMOTES_TRUSTED_KEYS',
  ])
    assert.ok(needed.includes(`  ${name}`), name);
  const common = { DATABASE_URL: 'x', SECRET_KEY: 'x', PUBLIC_URL: 'x' };
  const api = { ...common, S3_BUCKET: 'x', STORAGE: 's3' };
  assertNeededVariables('api', api);
  assertNeededVariables('api', { ...common, DATA_DIR: 'x' });
  // A bucket that is named and not used leaves files in a folder that nobody shares.
  for (const STORAGE of [undefined, '', 'local'])
    assert.match(
      refusalOf(() => assertNeededVariables('api', { ...api, STORAGE })),
      /S3_BUCKET with STORAGE=s3/,
    );
  const releases = { REMOTES_S3_BUCKET: 'x', REMOTES_TRUSTED_KEYS: 'x' };
  assertNeededVariables('worker', { ...api, ...releases });
  assertNeededVariables('edge', { API_URL: 'x', PUBLIC_URL: 'x', ...releases });
  assert.match(
    refusalOf(() => assertNeededVariables('edge', { PUBLIC_URL: 'x', ...releases })),
    /^A process with ROLE=edge needs .*:\n {2}API_URL \(/,
  );
});
