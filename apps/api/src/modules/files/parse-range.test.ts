import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRange } from './parse-range.ts';

test('reads the first bytes, the last bytes, and everything from a place', () => {
  assert.deepEqual(parseRange('bytes=0-9', 100), { start: 0, end: 9 });
  assert.deepEqual(parseRange('bytes=90-', 100), { start: 90, end: 99 });
  assert.deepEqual(parseRange('bytes=-10', 100), { start: 90, end: 99 });
  assert.deepEqual(parseRange('bytes=0-999', 100), { start: 0, end: 99 });
  assert.deepEqual(parseRange('bytes=-999', 100), { start: 0, end: 99 });
});

test('ignores what it need not understand', () => {
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', 'bytes=9-3', 'bytes=a-b']) {
    assert.equal(parseRange(header, 100), null, header);
  }
});

test('refuses a range outside the file', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) {
    assert.equal(parseRange(header, 100), 'unsatisfiable', header);
  }
});
