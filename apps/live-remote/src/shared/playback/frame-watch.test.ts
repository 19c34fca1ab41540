import { createFrameWatch } from './frame-watch.ts';

/** Feeds one measure a second and answers the verdicts. */
const watching = (measures: Array<number | null | 'hidden'>) => {
  const watch = createFrameWatch();
  return measures.map((frames, second) =>
    frames === 'hidden'
      ? watch({ frames: 5, isShown: false, at: second * 1000 })
      : watch({ frames, isShown: true, at: second * 1000 }),
  );
};
const frozenAt = (measures: Parameters<typeof watching>[0]) =>
  watching(measures).flatMap(({ isFrozen }, second) => (isFrozen ? [second] : []));
const lostAt = (measures: Parameters<typeof watching>[0]) =>
  watching(measures).flatMap(({ isLost }, second) => (isLost ? [second] : []));

test('a picture that moves is never called frozen, however slowly it does', () => {
  expect(frozenAt([1, 30, 60, 61, 61, 62, 62, 63])).toEqual([]);
});

test('says within three seconds that it stands still, until it moves again', () => {
  expect(frozenAt([10, 40, 40, 40, 40, 41, 70])).toEqual([3, 4]);
});

test('a connection that brings no picture at all is frozen too', () => {
  expect(frozenAt([null, 0, 0, 0])).toEqual([3]);
});

test('gives the line up at once, and less and less often while nothing comes', () => {
  expect(lostAt([10, ...Array<number>(20).fill(40)])).toEqual([3, 7, 15]);
});

test('nobody looks, or it is paused: no verdict', () => {
  expect(frozenAt([5, 'hidden', 'hidden', 'hidden', 'hidden', 5, 5])).toEqual([6]);
});

test('stays frozen while a new connection is made', () => {
  expect(frozenAt([40, 40, 40, null, null, 1, 2])).toEqual([2, 3, 4]);
});
