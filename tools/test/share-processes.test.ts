import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealOut, needsOwnProcess } from './share-processes.ts';

test('a test file has a process of its own when it changes what a process shares', () => {
  assert.equal(needsOwnProcess("test('x', () => {});"), false);
  assert.equal(needsOwnProcess("test('x', (t) => { t.after(() => {}); });"), false);
  assert.equal(needsOwnProcess(`${'after'}(() => database.close());`), true);
  assert.equal(needsOwnProcess(`t.${'mock'}.timers.enable();`), true);
  assert.equal(needsOwnProcess(`/** @${'own-process'}: a port of the machine. */`), true);
});

test('files are dealt out to every hand, each once', () => {
  assert.deepEqual(dealOut(['a', 'b', 'c', 'd', 'e'], 2), [
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});
