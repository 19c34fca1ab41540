import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReady, phasesOf } from './phases.ts';

test('a cold start installs, builds and serves', () => {
  const lines = [
    { text: 'Installing packages (once; a minute or two)', at: 300 },
    { text: '  still installing, 5 s', at: 5_300 },
    { text: 'Building the front end (a minute the first time, then only what changed)', at: 20_300 },
    { text: '  feed-remote', at: 35_000 },
    { text: '  shell (unchanged)', at: 40_300 },
    { text: 'filled the empty database with demo data', at: 44_000 },
    { text: 'Barg is ready: http://localhost:4800', at: 45_000 },
  ];
  assert.deepEqual(phasesOf(lines), { install: 20_000, build: 20_000, serve: 4_700, total: 45_000 });
});

test('a warm start only serves', () => {
  const lines = [{ text: 'Barg is ready: http://localhost:4800', at: 1_500 }];
  assert.deepEqual(phasesOf(lines), { install: null, build: null, serve: 1_500, total: 1_500 });
});

test('a start that never became ready has no times', () => {
  assert.throws(() => phasesOf([{ text: 'Installing packages', at: 1 }]), /did not become ready/);
  assert.equal(isReady('Barg is ready: http://localhost:4800'), true);
  assert.equal(isReady('Stopping'), false);
});
