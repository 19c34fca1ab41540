import { createFeedbackWatch } from './feedback-watch.ts';

/** Feeds one measure each half second, and answers at which of them the session is given up. */
const lostAt = (measures: Array<number | null>): number[] => {
  const isLost = createFeedbackWatch();
  return measures.flatMap((heard, at) => (isLost({ heard, at: at * 500 }) ? [at] : []));
};
const silence = (measures: number, heard: number) => Array<number>(measures).fill(heard);

test('a server that goes on answering is never given up, however little it says', () => {
  expect(lostAt([1, 20, 40, 41, 41, 41, 42, 42, 42, 43])).toEqual([]);
});

test('gives up after two seconds of silence', () => {
  expect(lostAt([1, 20, ...silence(6, 40)])).toEqual([7]);
});

test('waits for three pauses of one that answers seldom', () => {
  expect(lostAt([1, ...silence(4, 2), ...silence(4, 3), ...silence(14, 4)]).at(0)).toBe(9 + 13);
});

test('concludes nothing from one that never answers, or of which the browser tells nothing', () => {
  expect(lostAt(silence(20, 0))).toEqual([]);
  expect(lostAt(Array<null>(20).fill(null))).toEqual([]);
});

test('a page that stood still learns no rhythm from that', () => {
  const isLost = createFeedbackWatch();
  isLost({ heard: 1, at: 0 });
  isLost({ heard: 2, at: 3_600_000 });
  expect([10_000, 16_000].map((later) => isLost({ heard: 2, at: 3_600_000 + later }))).toEqual([false, true]);
});
