import assert from 'node:assert/strict';
import os from 'node:os';
import { test } from 'node:test';
import { isEnoughForMembers, memoryHere, renderersFor } from './memory.ts';

const GIGABYTE = 1024 ** 3;

test('members are drawn on machines of four gigabytes and more', () => {
  assert.equal(isEnoughForMembers(2 * GIGABYTE), false);
  assert.equal(isEnoughForMembers(3.8 * GIGABYTE), true);
  assert.equal(isEnoughForMembers(24 * GIGABYTE), true);
});

test('renderers take a quarter of the memory at most, but where the site has no room without', () => {
  assert.deepEqual(
    [1, 4, 8, 10, 12, 24].map((gigabytes) => renderersFor(gigabytes * GIGABYTE)),
    [6, 6, 8, 10, 12, 12],
  );
});

test('the memory here is what the system tells', () => {
  assert.ok(memoryHere() > 0 && memoryHere() <= os.totalmem());
});
