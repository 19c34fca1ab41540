import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holesIn, isFine, judge, lastRelease } from './judge.ts';
import { runtimePackages } from './runtime-packages.ts';

/** The shapes of a lock file of version 3. */
const LOCK = {
  name: 'barg',
  lockfileVersion: 3,
  packages: {
    '': { name: 'barg', workspaces: ['apps/*'], devDependencies: { eslint: '9.0.0' } },
    'apps/api': { name: '@barg/api', dependencies: { pg: '8.0.0', other: 'npm:renamed@1.0.0' } },
    'node_modules/@barg/api': { resolved: 'apps/api', link: true },
    'node_modules/pg': { version: '8.0.0', dependencies: { 'pg-types': '2.2.0' } },
    'node_modules/pg-types': { version: '2.2.0' },
    'node_modules/pg/node_modules/pg-types': { version: '4.0.0', deprecated: 'use another' },
    'node_modules/other': { name: 'renamed', version: '1.0.0' },
    'node_modules/eslint': { version: '9.0.0', dev: true },
    'node_modules/maybe': { version: '1.0.0', devOptional: true },
  },
};
const packages = runtimePackages(LOCK);

test('what runs is read from the lock file: nothing for development, no workspace, each version once', () => {
  assert.deepEqual(
    packages.map(({ name, version, isDirect }) => [name, version, isDirect]),
    [
      ['pg', '8.0.0', true],
      ['pg-types', '2.2.0', false],
      ['pg-types', '4.0.0', false],
      ['renamed', '1.0.0', true],
    ],
  );
  assert.throws(() => runtimePackages({ lockfileVersion: 1, packages: {} }));
});

test('the last release is the latest of the versions, and neither when a package was made nor changed', () => {
  const times = {
    created: '2012-01-01T00:00:00.000Z',
    modified: '2026-06-01T00:00:00.000Z',
    '1.0.0': '2015-03-01T10:00:00.000Z',
    '0.9.9': '2019-04-01T10:00:00.000Z',
  };
  assert.equal(lastRelease(times)?.toISOString(), '2019-04-01T10:00:00.000Z');
  assert.equal(lastRelease({ created: times.created, modified: times.modified }), null);
  assert.equal(lastRelease({ error: { code: 'E404', summary: 'Not Found' } }), null);
  assert.equal(lastRelease(null), null);
});

const today = new Date('2026-11-25T12:00:00Z');
const releases = new Map([
  ['pg', new Date('2023-11-25T12:00:00Z')],
  ['pg-types', new Date('2023-11-25T11:59:59Z')],
  ['renamed', null],
]);

test('three years without a release make a package old, unless a reason is written down', () => {
  const asked = judge(packages, { releases, accepted: {}, today });
  assert.deepEqual(
    asked.old.map(({ name, isDirect }) => [name, isDirect]),
    [['pg-types', false]],
  );
  assert.deepEqual(asked.unknown, ['renamed']);
  assert.deepEqual(asked.deprecated, [{ name: 'pg-types@4.0.0', words: 'use another' }]);
  const excused = judge(packages, { releases, accepted: { 'pg-types': 'finished', pg: 'x', gone: 'y' }, today });
  assert.deepEqual([excused.old, excused.kept.map(({ reason }) => reason)], [[], ['finished']]);
  assert.deepEqual(excused.stale, ['gone'], 'a reason that is needed no more is told');
});

test('known holes are read from an audit, and a registry that answers none is told apart from one that knows none', () => {
  const hole = { name: 'pg', severity: 'high', via: [], range: '<8.1.0', fixAvailable: true };
  assert.deepEqual(holesIn({ auditReportVersion: 2, vulnerabilities: { pg: hole }, metadata: {} }), [
    { name: 'pg', severity: 'high', range: '<8.1.0' },
  ]);
  assert.deepEqual(holesIn({ auditReportVersion: 2, vulnerabilities: {} }), []);
  assert.equal(holesIn({ statusCode: 405, method: 'POST', error: { summary: '', detail: '' } }), null);
  assert.equal(holesIn(null), null);
});

test('there is something to do for what is old, given up, excused in vain or has holes, and not for what is unknown', () => {
  const fine = { old: [], kept: [], deprecated: [], unknown: ['x'], stale: [] };
  assert.equal(isFine(fine, null), true);
  assert.equal(isFine(fine, []), true);
  assert.equal(isFine(fine, [{ name: 'pg', severity: 'low', range: '*' }]), false);
  assert.equal(isFine({ ...fine, stale: ['gone'] }, []), false);
  assert.equal(isFine({ ...fine, deprecated: [{ name: 'x', words: 'y' }] }, []), false);
  assert.equal(isFine({ ...fine, old: [{ name: 'x', last: today, isDirect: true }] }, []), false);
});
