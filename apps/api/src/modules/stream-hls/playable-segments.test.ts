import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingOf, playableOf } from './playable-segments.ts';
import type { LiveSegment } from './stream-hls.repository.ts';
import { segmentOf } from './testing.ts';

const unmade = { hasFragment: false };
const keysOf = (segments: readonly LiveSegment[]) => segments.map(({ storageKey }) => storageKey);

test('players get the last segments that are made, without a gap and never more than six', () => {
  const made = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => segmentOf(0, number));
  assert.deepEqual(keysOf(playableOf(made)), ['0-2', '0-3', '0-4', '0-5', '0-6', '0-7']);
  const withGap = [segmentOf(0, 0), segmentOf(0, 1, unmade), segmentOf(0, 2), segmentOf(0, 3, unmade)];
  assert.deepEqual(keysOf(playableOf(withGap)), ['0-2']);
  assert.deepEqual(playableOf([segmentOf(0, 0, unmade)]), []);
  assert.deepEqual(playableOf([]), []);
});

test('a segment is of no use before the start of its connection is made', () => {
  const returned = [segmentOf(0, 299), segmentOf(1, 0, unmade), segmentOf(1, 1, { hasStart: false })];
  assert.deepEqual(keysOf(playableOf(returned)), ['0-299']);
});

test('what is missing is asked for once, the starts first, and nothing that no playlist lists', () => {
  const late = [10, 11, 12].map((number) => segmentOf(0, number, { ...unmade, hasStart: false }));
  assert.deepEqual(missingOf(late), ['0-0', '0-10', '0-11', '0-12']);
  const many = [0, 1, 2, 3, 4, 5, 6].map((number) => segmentOf(0, number, unmade));
  assert.deepEqual(missingOf(many), ['0-1', '0-2', '0-3', '0-4', '0-5', '0-6']);
  assert.deepEqual(missingOf([segmentOf(0, 1)]), []);
});
