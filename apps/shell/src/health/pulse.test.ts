import { startPulse, stoppedIn, type Stopped } from './pulse.ts';

const STABLE = 'aaaaaaaaaaaaaaaa';
const CANARY = 'cccccccccccccccc';
const KEY = 'barg.pulse';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A visit on whose page feed is shown; `live` is there too. */
function visit() {
  const told: Stopped[] = [];
  const versions: Record<string, string> = { feed: STABLE, live: CANARY };
  const enter = startPulse({
    versionOf: (app) => versions[app],
    shown: () => 'feed',
    tell: (stopped) => told.push(stopped),
  });
  return { told, enter };
}

/** The page's own code runs on for so long, without letting anything else run. */
const block = (milliseconds: number): void => jest.setSystemTime(Date.now() + milliseconds);

test('a mark tells of a page only when nobody took it away, and for a day', () => {
  const mark = `1000000 feed ${STABLE}`;
  expect(stoppedIn(null, 2_000_000)).toBeNull();
  expect(stoppedIn(mark, 1_004_999)).toBeNull();
  expect(stoppedIn(mark, 1_005_000)).toEqual({ app: 'feed', version: STABLE });
  expect(stoppedIn(mark, 1_000_000 + 24 * 3_600_000)).toBeNull();
  for (const broken of ['', 'x', `x feed ${STABLE}`, '1000000 feed', '1000000 feed local']) {
    expect(stoppedIn(broken, 1_100_000)).toBeNull();
  }
});

test('a page that blocks is told of at the next visit, once, with whose code was entered last', () => {
  const first = visit();
  jest.advanceTimersByTime(3000);
  first.enter('live');
  block(60_000);
  expect(visit().told).toEqual([{ app: 'live', version: CANARY }]);
  expect(visit().told).toEqual([]);
});

test('who has shown that the page lives after entering is not blamed for what its page does later', () => {
  visit().enter('live');
  jest.advanceTimersByTime(2000);
  block(60_000);
  expect(visit().told).toEqual([{ app: 'feed', version: STABLE }]);
});

test('a page that lives, is left or is not looked at has not stopped', () => {
  visit();
  jest.advanceTimersByTime(60_000);
  expect(visit().told).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(KEY)).toBeNull();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(5000);
  visit().enter('live');
  expect(localStorage.getItem(KEY)).toBeNull();
});
