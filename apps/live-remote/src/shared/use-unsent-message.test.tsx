import { act, renderHook, waitFor } from '@testing-library/react';
import { authSlice, storeHere, userSlice } from '@barg/session';
import { fakeChannels, resetDelayedSession, TestSession, testUser } from '@barg/session/testing';
import { keepDraft } from '@barg/session/unsent-drafts';
import { useUnsentMessage } from './use-unsent-message.ts';

const accountComes = () =>
  act(() => {
    storeHere().dispatch(userSlice.actions.currentUserLoaded(testUser()));
    storeHere().dispatch(authSlice.actions.sessionResumed());
  });

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetDelayedSession();
});

test('a line that was sent before the account came stands in the field again when it is refused after that', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { result } = renderHook(() => useUnsentMessage('chat:1', () => promise), { wrapper: TestSession });
  act(() => result.current.change('Hello'));
  let sent: Promise<boolean> | undefined;
  act(() => void (sent = result.current.submit()));
  expect(result.current.text).toBe('');
  act(() => result.current.change('and more'));
  accountComes();
  expect(result.current.text).toBe('and more');
  resolve(false);
  await act(async () => void (await sent));
  await waitFor(() => expect(result.current.text).toBe('Hello and more'));
});

test('a line that is restored in two tabs leaves both once it is sent from one', async () => {
  accountComes();
  keepDraft('chat:1', 'Hello');
  const open = () => renderHook(() => useUnsentMessage('chat:1', async () => true), { wrapper: TestSession }).result;
  const [one, other, writing] = [open(), open(), open()];
  act(() => writing.current.change('Hello you'));
  act(() => one.current.change('Hello'));
  await act(async () => void (await one.current.submit()));
  expect([one.current.text, other.current.text, writing.current.text]).toEqual(['', '', 'Hello you']);
});
