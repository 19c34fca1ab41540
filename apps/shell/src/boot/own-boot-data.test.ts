import { sessionMarkOf, type BootData } from '@barg/contract';
import { isOfEndedSession, ownBootData } from './own-boot-data.ts';

const pageFor = (token: string | null): Partial<BootData> => ({
  sessionMark: sessionMarkOf(token),
  user: token === null ? null : { _id: 'u1' },
  answers: { 'GET /feeds': ['of its visitor'] },
  drawn: { now: 0, timeZone: 'UTC' },
  culture: 'fa-IR',
});

const bare = { user: null, answers: {}, culture: 'fa-IR' };

afterEach(() => {
  document.cookie = 'token=; max-age=0';
});

test.each([null, 'A'])('a page for the session that is here keeps all that came with it (%s)', (token) => {
  if (token) document.cookie = `token=${token}`;
  const page = pageFor(token);
  expect(ownBootData(page)).toEqual(page);
  expect(isOfEndedSession(page)).toBe(false);
});

test.each([
  { name: 'logged out', made: 'A', now: null, hasEnded: true },
  { name: 'logged in', made: null, now: 'A', hasEnded: false },
  { name: 'logged in as somebody else', made: 'A', now: 'B', hasEnded: false },
])('a page whose visitor has $name meanwhile keeps nothing of an account', ({ made, now, hasEnded }) => {
  if (now) document.cookie = `token=${now}`;
  const page = pageFor(made);
  const { sessionMark, ...others } = ownBootData(page);
  expect(others).toEqual(bare);
  expect(sessionMark).toBe(page.sessionMark);
  expect(isOfEndedSession(page)).toBe(hasEnded);
});

test('a page of a web tier that names no session is taken as it came', () => {
  const { sessionMark: _mark, ...page } = pageFor('A');
  expect(ownBootData(page)).toEqual(page);
  expect(isOfEndedSession(page)).toBe(false);
});
