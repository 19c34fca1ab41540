import { act, render, screen, waitFor } from '@testing-library/react';
import { http } from '@barg/api-client/axios';
import { storeHere } from '../page/page-here.ts';
import { resumeAccount, startSession } from '../start-session.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { resetDelayedSession, resetSession, stubHttp, TestSession, testUser } from '../testing/index.ts';
import { tabs, type TabMessage } from './tabs.ts';
import { userSlice } from '../user/user-slice.ts';
import { selectVisitorKind } from '../user/visitor-kind.ts';
import { authSlice } from './auth-slice.ts';
import { carryThroughLogin } from './carried-act.ts';
import { expireSession, followLogout } from './sign-out.ts';
import { hasCarriedAct } from './take-carried-act.ts';
import { forgetToken, readToken, storeToken } from './token.ts';

const { useLockQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    lock: build.query<{ isLocked: boolean }, void>({
      queryFn: defineQuery(async () => (await http.get('/lock')).data.data as { isLocked: boolean }),
    }),
  }),
});

function Lock() {
  const { data } = useLockQuery();
  return <p>{data ? (data.isLocked ? 'locked' : 'open') : 'waiting'}</p>;
}

const host = { navigate: jest.fn(), notify: jest.fn(), currentPath: jest.fn(() => '/auth/login') };

afterEach(() => {
  jest.useRealTimers();
  forgetToken();
  jest.clearAllMocks();
  host.currentPath.mockReset().mockReturnValue('/auth/login');
});

/** What another tab tells this one. */
const startHearing = (): ((message: TabMessage) => void) => {
  let hear: (message: TabMessage) => void = () => undefined;
  jest.spyOn(tabs, 'listen').mockImplementation((listener) => {
    hear = listener;
    return () => undefined;
  });
  startSession({ store: storeHere(), host });
  return hear;
};

test('a login in another tab does what waits here, and what a guest is shown is asked for anew', async () => {
  const hear = startHearing();
  resetSession();
  let isLocked = true;
  const made = stubHttp({
    'GET /lock': () => ({ isLocked }),
    'GET /users/me': () => testUser(),
    'POST /follows/p1': () => ({ success: true }),
  });
  render(<Lock />, { wrapper: TestSession });
  expect(await screen.findByText('locked')).toBeInTheDocument();
  carryThroughLogin({ kind: 'follow', performerId: 'p1', name: 'Mahsa' });
  isLocked = false;
  storeToken('T', { remember: false });
  hear('signed-in');
  expect(await screen.findByText('open')).toBeInTheDocument();
  expect(made.filter(({ name }) => name === 'POST /follows/p1')).toHaveLength(1);
  expect(hasCarriedAct()).toBe(false);
});

test("a login over this tab's account makes the tab the new account's, with nothing of the former", async () => {
  const hear = startHearing();
  resetSession(testUser({ role: 'performer' }));
  const bob = testUser({ _id: 'u2', username: 'bob' });
  let isLocked = true;
  stubHttp({ 'GET /lock': () => ({ isLocked }), 'GET /users/me': () => bob });
  render(<Lock />, { wrapper: TestSession });
  expect(await screen.findByText('locked')).toBeInTheDocument();
  isLocked = false;
  storeToken('B', { remember: false });
  act(() => hear('signed-in'));
  expect(authSlice.selectors.selectIsLoggedIn(storeHere().getState())).toBe(false);
  expect(userSlice.selectors.selectCurrentUser(storeHere().getState())).toBeNull();
  expect(await screen.findByText('open')).toBeInTheDocument();
  await waitFor(() => expect(userSlice.selectors.selectCurrentUser(storeHere().getState())).toEqual(bob));
  expect(authSlice.selectors.selectIsLoggedIn(storeHere().getState())).toBe(true);
});

test('a logout in another tab ends the session here too, says so, and keeps the way back', () => {
  const hear = startHearing();
  resetSession(testUser());
  storeToken('T', { remember: false });
  host.currentPath.mockReturnValueOnce('/wallet/history?kind=tip');
  forgetToken();
  act(() => hear('signed-out'));
  expect(authSlice.selectors.selectIsLoggedIn(storeHere().getState())).toBe(false);
  expect(userSlice.selectors.selectCurrentUser(storeHere().getState())).toBeNull();
  expect(readToken()).toBeNull();
  expect(host.notify.mock.calls).toEqual([['shell:errors.loggedOutElsewhere', 'neutral']]);
  expect(host.navigate.mock.calls).toEqual([['/auth/login?returnUrl=%2Fwallet%2Fhistory%3Fkind%3Dtip']]);
});

test('a logout in another tab ends the waiting for a delayed account', () => {
  const hear = startHearing();
  resetDelayedSession();
  host.currentPath.mockReturnValueOnce('/home');
  act(() => hear('signed-out'));
  expect(authSlice.selectors.selectIsDelayed(storeHere().getState())).toBe(false);
  expect(host.navigate).toHaveBeenCalledTimes(1);
});

test('a logout in another tab while this one is still loading its account ends that too, and says so', async () => {
  const hear = startHearing();
  resetSession();
  storeToken('T', { remember: false });
  let answer: (user: unknown) => void = () => undefined;
  const made = stubHttp({ 'GET /users/me': () => new Promise((resolve) => (answer = resolve)) });
  host.currentPath.mockReturnValueOnce('/wallet');
  const isResumed = resumeAccount(null);
  await waitFor(() => expect(made).toHaveLength(1));
  forgetToken();
  act(() => hear('signed-out'));
  expect(host.navigate).not.toHaveBeenCalled();
  answer(testUser());
  await isResumed;
  expect(selectVisitorKind(storeHere().getState())).toBe('guest');
  expect(host.notify.mock.calls).toEqual([['shell:errors.loggedOutElsewhere', 'neutral']]);
  expect(host.navigate.mock.calls).toEqual([['/auth/login?returnUrl=%2Fwallet']]);
});

test('a logout whose server is quicker than the word of the other tab is told as a logout', () => {
  jest.useFakeTimers();
  const hear = startHearing();
  resetSession(testUser());
  host.currentPath.mockReturnValueOnce('/wallet');
  expireSession();
  act(() => hear('signed-out'));
  jest.advanceTimersByTime(1000);
  expect(host.notify.mock.calls).toEqual([['shell:errors.loggedOutElsewhere', 'neutral']]);
  expect(host.navigate.mock.calls).toEqual([['/auth/login?returnUrl=%2Fwallet']]);
});

test('a token that another tab has taken away without a word ends the session here too', () => {
  jest.useFakeTimers();
  startHearing();
  resetSession(testUser());
  host.currentPath.mockReturnValue('/wallet');
  expireSession();
  expect(host.navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(selectVisitorKind(storeHere().getState())).toBe('guest');
  expect(host.notify.mock.calls).toEqual([['shell:errors.pleaseLogin', 'danger']]);
  expect(host.navigate.mock.calls).toEqual([['/auth/login?returnUrl=%2Fwallet', { replace: true }]]);
});

test('a logout that is followed at the login leaves what is shown there', () => {
  startHearing();
  resetSession();
  followLogout();
  expect(host.notify).not.toHaveBeenCalled();
  expect(host.navigate).not.toHaveBeenCalled();
});

test('a logout that is heard late, after a login, leaves the new token and takes its account', async () => {
  const hear = startHearing();
  resetSession(testUser());
  const bob = testUser({ _id: 'u2', username: 'bob' });
  stubHttp({ 'GET /users/me': () => bob });
  storeToken('B', { remember: false });
  act(() => hear('signed-out'));
  expect(userSlice.selectors.selectCurrentUser(storeHere().getState())).toBeNull();
  await waitFor(() => expect(userSlice.selectors.selectCurrentUser(storeHere().getState())).toEqual(bob));
  expect(readToken()).toBe('B');
  expect(host.navigate).not.toHaveBeenCalled();
});

test('a login over a delayed account drops what was shown to it, and leads nobody to the login', async () => {
  const hear = startHearing();
  resetDelayedSession();
  let isLocked = true;
  stubHttp({ 'GET /lock': () => ({ isLocked }), 'GET /users/me': () => new Promise(() => undefined) });
  render(<Lock />, { wrapper: TestSession });
  expect(await screen.findByText('locked')).toBeInTheDocument();
  isLocked = false;
  storeToken('B', { remember: false });
  act(() => hear('signed-in'));
  expect(selectVisitorKind(storeHere().getState())).toBe('delayed');
  expect(await screen.findByText('open')).toBeInTheDocument();
});

test('a logout in another tab says nothing to a guest', () => {
  const hear = startHearing();
  resetSession();
  act(() => hear('signed-out'));
  expect(host.notify).not.toHaveBeenCalled();
  expect(host.navigate).not.toHaveBeenCalled();
});
