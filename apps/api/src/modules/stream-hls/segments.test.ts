import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasArrived, type HlsSegment, segmentsOf } from './segments.ts';
import { partOf, partsOf } from './testing.ts';

const shown = (segments: readonly HlsSegment[]) =>
  segments.map(
    ({ parts: [first, ...rest], isWhole }) => `${first.segment}: ${rest.length + 1}${isWhole ? ' whole' : ''}`,
  );

test('a segment is whole once the next one begins, also after a break', () => {
  assert.deepEqual(shown(segmentsOf([...partsOf(0, 0), ...partsOf(0, 1, 2)])), ['0: 4 whole', '1: 2']);
  assert.deepEqual(shown(segmentsOf([...partsOf(0, 299, 3), ...partsOf(1, 0, 1)])), ['299: 3 whole', '0: 1']);
  assert.deepEqual(segmentsOf([]), []);
});

test('what follows a gap stands alone, from the beginning of a segment', () => {
  const withoutOne = [...partsOf(0, 0), partOf(0, 1, 0), partOf(0, 1, 2), partOf(0, 1, 3), ...partsOf(0, 2, 2)];
  assert.deepEqual(shown(segmentsOf(withoutOne)), ['2: 2']);
  assert.deepEqual(shown(segmentsOf([...partsOf(0, 0), ...partsOf(0, 2, 1)])), ['2: 1']);
  assert.deepEqual(shown(segmentsOf(partsOf(0, 3).slice(1))), [], 'its beginning is not there any more');
});

test('six whole segments are listed', () => {
  const many = Array.from({ length: 9 }, (_, segment) => partsOf(0, segment)).flat();
  assert.deepEqual(shown(segmentsOf([...many, partOf(0, 9, 0)])).at(0), '3: 4 whole');
  assert.equal(segmentsOf([...many, partOf(0, 9, 0)]).length, 7);
});

test('what a player waits for has come when its part is there, or a later segment', () => {
  const segments = segmentsOf([...partsOf(0, 0), ...partsOf(0, 1, 2)]);
  const asked = (sequence: number, part?: number) => hasArrived(segments, { sequence, part });
  assert.deepEqual([asked(1001, 0), asked(1001, 1), asked(1001, 2)], [true, true, false]);
  assert.deepEqual([asked(1000), asked(1000, 9), asked(1001), asked(1002, 0)], [true, true, false, false]);
  assert.equal(asked(1004, 0), true, 'so far ahead nothing is waited for');
  assert.equal(hasArrived([], { sequence: 0 }), false);
});
