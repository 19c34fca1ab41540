import { act, renderHook, waitFor } from '@testing-library/react';
import { authSlice, storeHere, userSlice } from '@barg/session';
import { resetDelayedSession, TestSession, testUser } from '@barg/session/testing';
import { useUnsentMessage } from './use-unsent-message.ts';

const accountComes = () =>
  act(() => {
    storeHere().dispatch(userSlice.actions.currentUserLoaded(testUser()));
    storeHere().dispatch(authSlice.actions.sessionResumed());
  });

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
