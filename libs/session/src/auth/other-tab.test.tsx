import { act, render, screen, waitFor } from '@testing-library/react';
import { sessionMarkOf } from '@barg/contract';
import { http } from '@barg/api-client/axios';
import { storeHere } from '../page/page-here.ts';
import { resumeAccount, startSession } from '../start-session.ts';
import { unsentStore } from '../storage/unsent-store.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { resetDelayedSession, resetSession, stubError, stubHttp, TestSession, testUser } from '../testing/index.ts';
import { tabs, type TabMessage } from './tabs.ts';
import { userSlice } from '../user/user-slice.ts';
import { selectVisitorKind } from '../user/visitor-kind.ts';
import { authSlice } from './auth-slice.ts';
import { carryThroughLogin } from './carried-act.ts';
import { expireSession, signOutBy } from './sign-out.ts';
import { isLoggedOut, noteLogout } from './tab-session.ts';
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

/** A tab of Nilou's, as the server has made it. */
const resumeHere = async (token: string): Promise<void> => {
  storeToken(token, { remember: false });
  await resumeAccount(testUser());
};

/** What another tab does to the browser when its visitor logs out there. */
const logOutElsewhere = (token: string): void => {
  noteLogout(token);
  forgetToken();
};

const shownEnd = () => ({ said: host.notify.mock.calls, led: host.navigate.mock.calls });
const LOGGED_OUT = {
  said: [['shell:errors.loggedOutElsewhere', 'neutral']],
  led: [['/auth/login?returnUrl=%2Fwallet']],
};
const EXPIRED = {
  said: [['shell:errors.pleaseLogin', 'danger']],
  led: [['/auth/login?returnUrl=%2Fwallet', { replace: true }]],
};

describe('a token that another tab has taken away', () => {
  beforeEach(() => {
    startHearing();
    resetSession();
    host.currentPath.mockReturnValue('/wallet');
    unsentStore.write('nilou', 'half a sentence');
  });
  afterEach(() => localStorage.clear());

  /** The account is on its way while the token goes; ends when this tab has noticed. */
  const loseWhileLoading = async (lose: () => void, answer: () => unknown): Promise<void> => {
    storeToken('T', { remember: false });
    let goOn = (): void => undefined;
    const isLost = new Promise<void>((resolve) => (goOn = resolve));
    const made = stubHttp({ 'GET /users/me': () => isLost.then(answer) });
    const isResumed = resumeAccount(null);
    await waitFor(() => expect(made).toHaveLength(1));
    lose();
    goOn();
    await isResumed;
  };
  const refuse = () => {
    throw stubError(401, 'auth.not_authenticated', 'Please login!');
  };

  test.each([
    { name: 'answered', answer: () => testUser() },
    { name: 'refused', answer: refuse },
  ])('by a logout while the account was loading is followed, though the call is $name', async ({ answer }) => {
    await loseWhileLoading(() => logOutElsewhere('T'), answer);
    expect(selectVisitorKind(storeHere().getState())).toBe('guest');
    expect(shownEnd()).toEqual(LOGGED_OUT);
  });

  test.each([
    { name: 'answered', answer: () => testUser() },
    { name: 'refused', answer: refuse },
  ])('as its session had ended keeps what was not sent, though the call is $name', async ({ answer }) => {
    await loseWhileLoading(forgetToken, answer);
    expect(selectVisitorKind(storeHere().getState())).toBe('guest');
    expect(shownEnd()).toEqual(EXPIRED);
    expect(unsentStore.read('nilou')).toBe('half a sentence');
  });

  test('by a logout is told as one where the server is quicker than the word of the other tab', async () => {
    await resumeHere('T');
    logOutElsewhere('T');
    expireSession();
    expect(shownEnd()).toEqual(LOGGED_OUT);
    expect(unsentStore.read('nilou')).toBe('{}');
  });

  test('after a deletion there is still here when the server tells of the end', async () => {
    await resumeHere('T');
    noteLogout('T');
    expireSession();
    expect(shownEnd()).toEqual(LOGGED_OUT);
    expect(readToken()).toBeNull();
  });

  test('ends the session without a word of a logout, too', async () => {
    await resumeHere('T');
    noteLogout('another one');
    forgetToken();
    expireSession();
    expect(selectVisitorKind(storeHere().getState())).toBe('guest');
    expect(shownEnd()).toEqual(EXPIRED);
  });

  test('before the scripts of a page ran is known by the mark of its session', () => {
    logOutElsewhere('T');
    expireSession(sessionMarkOf('T'));
    expect(shownEnd()).toEqual(LOGGED_OUT);
  });

  test('leaves what is shown at the login', () => {
    host.currentPath.mockReturnValue('/auth/login');
    logOutElsewhere('T');
    expireSession(sessionMarkOf('T'));
    expect(shownEnd()).toEqual({ said: [], led: [] });
  });
});

test('a deletion of the account that is refused was no logout', async () => {
  startHearing();
  resetSession(testUser());
  storeToken('T', { remember: false });
  await expect(signOutBy(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isLoggedOut(sessionMarkOf('T'))).toBe(false);
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
