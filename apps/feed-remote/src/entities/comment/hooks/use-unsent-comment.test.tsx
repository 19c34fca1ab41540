import { act, renderHook } from '@testing-library/react';
import { fakeChannels, resetSession, TestSession, testUser } from '@barg/session/testing';
import { keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { useUnsentComment } from './use-unsent-comment.ts';

const PLACE = 'comment:feed:1';
const NEW = { text: '', photo: null };
const CHANGED = { text: 'Lovly', photo: undefined };

const open = (initial: { text: string; photo: null | undefined } = NEW) =>
  renderHook(() => useUnsentComment(PLACE, initial), { wrapper: TestSession });

/** What another tab tells once it has sent this: how to tell it. Fields of one page know of each other otherwise. */
const sendElsewhere = (text: string, initial: typeof NEW | typeof CHANGED = NEW): (() => void) => {
  const channel = new BroadcastChannel('barg.sent-drafts');
  let told: unknown;
  channel.addEventListener('message', ({ data }) => (told = data));
  const { result, unmount } = open(initial);
  act(() => result.current.change({ text }));
  act(() => void result.current.settle({ text, photo: initial.photo }, { ...initial, text: initial.text && text }));
  unmount();
  keepDraft(PLACE, { text, photo: initial.photo });
  return () => act(() => channel.postMessage(told));
};

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());
beforeEach(() => {
  localStorage.clear();
  resetSession(testUser());
});

it('is shown no longer where another tab has sent it, and says so until something is typed', () => {
  const tell = sendElsewhere('Lovely');
  const { result } = open();
  expect(result.current.text).toBe('Lovely');
  tell();
  expect(result.current).toMatchObject({ text: '', photo: null, isSent: true });
  expect(readDraft(PLACE)).toBeUndefined();
  act(() => result.current.change({ text: 'L' }));
  expect(result.current.isSent).toBe(false);
});

it.each([
  ['was written on', { text: 'Lovely sea' }],
  ['has a picture of its own', { photo: new File(['x'], 'sea.jpg', { type: 'image/jpeg' }) }],
])('stays where it %s', (_, change) => {
  const tell = sendElsewhere('Lovely');
  const { result } = open();
  act(() => result.current.change(change));
  tell();
  expect(result.current).toMatchObject({ text: 'Lovely', ...change, isSent: false });
});

it('leaves no draft of an emptied field where both tabs have sent it at once', () => {
  const tell = sendElsewhere('Lovely');
  const { result } = open();
  tell();
  act(() => void result.current.settle({ text: 'Lovely', photo: null }, NEW));
  expect(readDraft(PLACE)).toBeUndefined();
});

it('of a change that another tab has saved, what was saved stays in the field', () => {
  const tell = sendElsewhere('Lovely', CHANGED);
  const { result } = open(CHANGED);
  tell();
  expect(result.current).toMatchObject({ text: 'Lovely', isSent: true });
  expect(readDraft(PLACE)).toBeUndefined();
});

it('knows after a reload what an edit is to take the place of, and tells what stands there now', () => {
  const { result, unmount } = open({ text: 'Lovely', photo: undefined });
  act(() => result.current.change({ text: 'Lovly sea' }));
  unmount();
  expect(open({ text: 'Lovely', photo: undefined }).result.current.elsewhere).toBeNull();
  const later = open({ text: 'By the other window', photo: undefined });
  expect(later.result.current).toMatchObject({ text: 'Lovly sea', elsewhere: 'By the other window' });
  act(() => later.result.current.note('By the other window'));
  expect(later.result.current.elsewhere).toBeNull();
});
