import type { ClientReport } from '@barg/contract';
import { createReporter } from './reporter.ts';
import { sendReport } from './send-report.ts';

const versions = { feed: '0123456789abcdef', live: 'override' };

const setUp = (isSampled: boolean) => {
  const sent: ClientReport[] = [];
  return { sent, reporter: createReporter({ versions, isSampled, send: (report) => sent.push(report) }) };
};
const load = { type: 'load', app: 'feed', ms: 12.6 } as const;
const failure = { type: 'failure', app: 'feed', kind: 'network' } as const;

describe('the reporter', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gathers what happens into one report, failures sooner than the rest', () => {
    const { sent, reporter } = setUp(true);
    reporter.add(load);
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    reporter.add(failure);
    jest.advanceTimersByTime(2000);
    expect(sent).toEqual([
      {
        isSampled: true,
        events: [
          { ...load, ms: 13, version: versions.feed },
          { ...failure, version: versions.feed },
        ],
      },
    ]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('tells failures of a page that is not sampled, and nothing else', () => {
    const { sent, reporter } = setUp(false);
    reporter.add(load);
    reporter.flush();
    expect(sent).toEqual([]);
    reporter.add(failure);
    reporter.flush();
    expect(sent).toEqual([{ isSampled: false, events: [{ ...failure, version: versions.feed }] }]);
  });

  it('tells nothing of a version that nobody has released', () => {
    const { sent, reporter } = setUp(true);
    reporter.add({ ...failure, app: 'live' });
    reporter.add({ ...failure, app: 'commerce' });
    reporter.flush();
    expect(sent).toEqual([]);
  });

  it('does not become a load of its own', () => {
    const { sent, reporter } = setUp(true);
    for (let time = 0; time < 1000; time += 1) {
      reporter.add(failure);
      reporter.add({ type: 'error', app: 'feed', place: 'page', name: 'Error', fingerprint: '0000000a' });
      reporter.add({ type: 'vital', app: 'feed', vital: 'INP', value: time });
    }
    reporter.flush();
    const events = sent.flatMap((report) => report.events);
    expect(events).toHaveLength(200);
    expect(events.filter(({ type }) => type === 'failure')).toHaveLength(5);
    expect(events.filter(({ type }) => type === 'error')).toHaveLength(5);
    expect(Math.max(...sent.map((report) => report.events.length))).toBe(50);
  });

  it('never breaks a page', () => {
    Object.assign(navigator, {
      sendBeacon: () => {
        throw new Error('forbidden by somebody');
      },
    });
    expect(() => sendReport({ isSampled: true, events: [] })).not.toThrow();
  });
});
