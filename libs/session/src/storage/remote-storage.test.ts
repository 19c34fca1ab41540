import { remoteStorage } from './remote-storage.ts';

beforeEach(() => localStorage.clear());

it('keeps the same key of two remotes apart, and both from the shell’s', () => {
  localStorage.setItem('draft', 'the shell’s');
  remoteStorage('feed').setItem('draft', 'of feed');
  remoteStorage('live').setItem('draft', 'of live');
  expect(remoteStorage('feed').getItem('draft')).toBe('of feed');
  expect(remoteStorage('live').getItem('draft')).toBe('of live');
  expect(localStorage.getItem('draft')).toBe('the shell’s');
  expect(Object.keys(localStorage).toSorted()).toEqual(['barg.feed.draft', 'barg.live.draft', 'draft']);
});
