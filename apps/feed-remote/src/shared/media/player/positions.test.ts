import { createPositions } from './positions.ts';

const mine = () => createPositions(() => localStorage, 'me');

beforeEach(() => localStorage.clear());

it('remembers where a long film was left, for that account alone', () => {
  mine().keep('film', 61.7, 600);
  expect(mine().of('film')).toBe(61);
  expect(mine().of('other')).toBe(0);
  expect(createPositions(() => localStorage, null).of('film')).toBe(0);
});

it.each([
  ['a short film', 40, 80],
  ['the beginning', 10, 600],
  ['the end', 590, 600],
])('begins anew after %s', (_name, seconds, duration) => {
  mine().keep('film', 100, 600);
  mine().keep('film', seconds, duration);
  expect(mine().of('film')).toBe(duration < 90 ? 100 : 0);
});

it('forgets the oldest of many', () => {
  for (let film = 0; film <= 50; film += 1) mine().keep(`film-${film}`, 100, 600);
  expect(mine().of('film-0')).toBe(0);
  expect(mine().of('film-1')).toBe(100);
});

it('does without a storage that is switched off or holds something else', () => {
  const off = createPositions(() => {
    throw new DOMException('no', 'SecurityError');
  }, 'me');
  off.keep('film', 100, 600);
  expect(off.of('film')).toBe(0);
  localStorage.setItem('feed.positions.me', '{"film":3}');
  expect(mine().of('film')).toBe(0);
});
