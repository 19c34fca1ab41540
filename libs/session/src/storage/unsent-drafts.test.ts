import { stubHttp, resetSession, testUser } from '@barg/session/testing';
import { signOut } from '@barg/session';
import { draftPlaces, forgetDraft, keepDraft, readDraft } from './unsent-drafts.ts';

const DAY = 24 * 60 * 60 * 1000;
const me = testUser();
const somebodyElse = testUser({ _id: 'somebody-else' });

beforeEach(() => {
  resetSession();
  resetSession(me);
});
afterEach(() => jest.useRealTimers());

it('keeps what is written on the device until it is forgotten', () => {
  keepDraft('comment:feed:1', 'Half a sent');
  expect(JSON.stringify({ ...localStorage })).toContain('Half a sent');
  expect(readDraft('comment:feed:1')).toBe('Half a sent');
  forgetDraft('comment:feed:1');
  expect(readDraft('comment:feed:1')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half a sent');
});

it('finds the places that begin so, the oldest first', () => {
  jest.useFakeTimers({ now: 1 });
  keepDraft('message:1:b', 'B');
  jest.setSystemTime(2);
  keepDraft('message:1:a', 'A');
  keepDraft('message:2:a', 'Other');
  expect(draftPlaces('message:1:')).toEqual(['message:1:b', 'message:1:a']);
});

it('shows an account nothing of another, and leaves nothing of the one before', () => {
  keepDraft('contact', 'Mine');
  resetSession();
  resetSession(somebodyElse);
  expect(readDraft('contact')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Mine');
  resetSession();
  resetSession(me);
  expect(readDraft('contact')).toBeUndefined();
});

it('is there again for who logs in after her session ended, though a guest has written meanwhile', () => {
  keepDraft('contact', 'Mine');
  resetSession();
  expect(readDraft('contact')).toBeUndefined();
  keepDraft('contact', 'A guest’s');
  expect(readDraft('contact')).toBe('A guest’s');
  resetSession(me);
  expect(readDraft('contact')).toBe('Mine');
});

it('leaves nothing of a guest once the tab is closed', () => {
  resetSession();
  keepDraft('contact', 'A guest’s');
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing on the device of who signs out by hand', async () => {
  stubHttp({});
  keepDraft('contact', 'Mine');
  await signOut();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Mine');
});

it('forgets what is two weeks old', () => {
  jest.useFakeTimers({ now: 0 });
  keepDraft('contact', 'Old');
  jest.setSystemTime(13 * DAY);
  expect(readDraft('contact')).toBe('Old');
  keepDraft('report', 'New');
  jest.setSystemTime(15 * DAY);
  expect(readDraft('report')).toBe('New');
  expect(readDraft('contact')).toBeUndefined();
});

it('takes no more than its room: the oldest give way', () => {
  jest.useFakeTimers({ now: 0 });
  for (let index = 0; index < 100; index += 1) {
    jest.setSystemTime(index);
    keepDraft(`comment:feed:${index}`, 'x'.repeat(2000));
  }
  const kept = draftPlaces('comment:');
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)).toBe('comment:feed:99');
  for (let index = 0; index < 60; index += 1) keepDraft(`page:${index}`, 'x'.repeat(20_000));
  expect(localStorage.getItem('barg.unsent')?.length).toBeLessThan(210_000);
});

it('keeps the others where one is larger than all its room', () => {
  keepDraft('contact', 'Small');
  keepDraft('page:new', 'x'.repeat(300_000));
  expect(readDraft('contact')).toBe('Small');
  expect(localStorage.getItem('barg.unsent')?.length).toBeLessThan(210_000);
});

it('reads what is no draft of this version as none', () => {
  for (const text of ['[', '[]', '{"drafts":[1]}', '{"writerId":3,"drafts":{"contact":{"value":"x"}}}']) {
    localStorage.setItem('barg.unsent', text);
    expect(readDraft('contact')).toBeUndefined();
  }
});

it('keeps words as long as the page where the browser keeps nothing, and until its writer signs out', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  keepDraft('contact', 'Mine');
  expect(readDraft('contact')).toBe('Mine');
  stubHttp({});
  await signOut();
  resetSession(me);
  expect(readDraft('contact')).toBeUndefined();
  reading.mockRestore();
  writing.mockRestore();
});
