import { signOut } from '@barg/session';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { askedPrivates } from './asked-privates.ts';

const stored = (): string => JSON.stringify({ ...localStorage });

beforeEach(() => askedPrivates.clear());
afterEach(() => jest.restoreAllMocks());

it('knows of a request until each of them is over', () => {
  askedPrivates.note('me', 'one');
  askedPrivates.note('me', 'two');
  askedPrivates.forget('me', 'one');
  askedPrivates.forget('me', 'one');
  expect(askedPrivates.has('me')).toBe(true);
  askedPrivates.forget('me', 'two');
  expect(askedPrivates.has('me')).toBe(false);
  expect(stored()).toBe('{}');
});

it('tells the next account of the device nothing, and keeps nothing of the one before', () => {
  askedPrivates.note('me', 'one');
  expect(askedPrivates.has('somebody')).toBe(false);
  askedPrivates.note('somebody', 'two');
  expect(stored()).not.toContain('one');
  expect(askedPrivates.has('me')).toBe(false);
});

it('is put right by the list of the server, but for what was asked for after that was read', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  askedPrivates.note('me', 'over');
  askedPrivates.note('me', 'open');
  now.mockReturnValue(3000);
  askedPrivates.note('me', 'new');
  askedPrivates.settle('me', ['open', 'other device'], 2000);
  for (const id of ['open', 'other device']) askedPrivates.forget('me', id);
  expect(askedPrivates.has('me')).toBe(true);
  askedPrivates.settle('me', [], 4000);
  expect(askedPrivates.has('me')).toBe(false);
});

it('calls back for a change, and not for a list that says what is known', () => {
  const changed = jest.fn();
  const stop = askedPrivates.subscribe(changed);
  askedPrivates.note('me', 'one');
  askedPrivates.settle('me', ['one'], 0);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});

it('keeps no more than some', () => {
  for (let count = 0; count < 100; count += 1) askedPrivates.note('me', `request ${count}`);
  expect(stored()).toContain('request 99');
  expect(stored()).not.toContain('request 79');
});

it('is forgotten with the sign-out', async () => {
  stubHttp({});
  resetSession(testUser());
  askedPrivates.note(testUser()._id, 'one');
  await signOut();
  expect(askedPrivates.has(testUser()._id)).toBe(false);
  expect(stored()).toBe('{}');
});

it('holds without a storage as long as the page, and what is stored without sense is nothing', () => {
  localStorage.setItem('barg.private.asked', 'open');
  expect(askedPrivates.has('me')).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  askedPrivates.note('me', 'one');
  expect(askedPrivates.has('me')).toBe(true);
});
