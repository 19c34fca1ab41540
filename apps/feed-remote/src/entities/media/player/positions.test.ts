import { remoteStorage } from '@barg/session/remote-storage';
import { createPositionKeeper, type KeepMoment } from './position-keeper.ts';
import { beginningOf, createPositions } from './positions.ts';

const mine = () => createPositions(remoteStorage('feed'), 'me');
const secondsOf = (fileId: string) => mine().of(fileId)?.seconds;

beforeEach(() => localStorage.clear());

it('remembers where a long film was left, for that account alone', () => {
  expect(mine().keep('film', 61.7, 600)).toBe(61);
  expect(secondsOf('film')).toBe(61);
  expect(mine().of('other')).toBeNull();
  expect(createPositions(remoteStorage('feed'), null).of('film')).toBeNull();
});

it.each([
  ['the beginning', 10, 600],
  ['the end', 590, 600],
])('begins anew after %s', (_name, seconds, duration) => {
  mine().keep('film', 100, 600);
  expect(mine().keep('film', seconds, duration)).toBe(0);
  expect(secondsOf('film')).toBe(0);
});

it('keeps nothing of a short film', () => {
  expect(mine().keep('film', 40, 80)).toBeNull();
  expect(mine().of('film')).toBeNull();
});

it('forgets the oldest of many', () => {
  for (let film = 0; film <= 50; film += 1) mine().keep(`film-${film}`, 100, 600);
  expect(mine().of('film-0')).toBeNull();
  expect(secondsOf('film-1')).toBe(100);
});

it('does without a storage that is switched off or holds something else', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const off = createPositions({ getItem: refuse, setItem: refuse }, 'me');
  off.keep('film', 100, 600);
  expect(off.of('film')).toBeNull();
  localStorage.setItem('barg.feed.positions.me', '{"film":3}');
  expect(mine().of('film')).toBeNull();
});

it('begins with the later of what device and server remember', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const there = { seconds: 200, at };
  const here = (ms: number) => ({ seconds: 100, at: Date.parse(at) + ms });
  expect(beginningOf(null, null)).toBe(0);
  expect(beginningOf(here(0), null)).toBe(100);
  expect(beginningOf(null, there)).toBe(200);
  expect(beginningOf(here(-1), there)).toBe(200);
  expect(beginningOf(here(1), there)).toBe(100);
  // As it was kept before times were: anything is later.
  localStorage.setItem('barg.feed.positions.me', '[["film",61]]');
  expect(beginningOf(mine().of('film'), { seconds: 0, at })).toBe(0);
});

describe('a position', () => {
  const keeping = (send: jest.Mock | null) => {
    const keep = createPositionKeeper({ fileId: 'film', keep: mine().keep, sender: () => send });
    return (seconds: number, moment: KeepMoment, duration = 600) => keep(seconds, duration, moment);
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is sent every quarter of a minute while it plays, and at once when it stops', () => {
    const send = jest.fn();
    const keep = keeping(send);
    for (let seconds = 20; seconds <= 50; seconds += 5) {
      jest.advanceTimersByTime(5000);
      keep(seconds, 'playing');
    }
    expect(send.mock.calls).toEqual([
      ['film', 30, false],
      ['film', 45, false],
    ]);
    keep(51, 'stopped');
    keep(52, 'leaving');
    expect(send.mock.calls.slice(2)).toEqual([
      ['film', 51, false],
      ['film', 52, true],
    ]);
  });

  it('is sent once, however often it is told', () => {
    const send = jest.fn();
    const keep = keeping(send);
    keep(51.2, 'stopped');
    keep(51.4, 'leaving');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays on the device for visitors, and nowhere for short films', () => {
    const send = jest.fn();
    keeping(null)(51, 'stopped');
    expect(secondsOf('film')).toBe(51);
    keeping(send)(51, 'stopped', 80);
    expect(send).not.toHaveBeenCalled();
  });
});
