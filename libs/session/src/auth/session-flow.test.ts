import { waitFor } from '@testing-library/react';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { pageHere } from '../page/page-here.ts';
import { resumeAccount, startSession } from '../start-session.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { injectSlice } from '../store/store.ts';
import { STOPPED, toQueryError } from '../store/query-error.ts';
import { resetSession, stubError, stubHttp, testUser } from '../testing/index.ts';
import { loadCurrentUser, updateAccount } from '../user/load-current-user.ts';
import { selectVisitorKind } from '../user/visitor-kind.ts';
import { authSlice } from './auth-slice.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
import { keepReferralCode } from './referral-code.ts';
import {
  completeSecondStep,
  continueSignIn,
  register,
  registerAsPerformer,
  signIn,
  signInWithCode,
  signInWithToken,
} from './sign-in.ts';
import { expireSession, signOut, signOutBy } from './sign-out.ts';
import { forgetToken, readToken, storeToken } from './token.ts';
import { getCurrentUser } from '@barg/api-client/opening';
import { userSlice } from '../user/user-slice.ts';
import { uiSlice } from '../ui/ui-slice.ts';

const credentials = { username: 'nilou', password: 'secret', remember: true };
const { selectIsLoggedIn, selectLoginAuth } = authSlice.selectors;
const { selectCurrentUser } = userSlice.selectors;

const { store } = pageHere();
const host = { navigate: jest.fn(), notify: jest.fn(), currentPath: () => '/wallet' };

beforeAll(() => {
  // jsdom has no navigation timing; nobody came here by a referral link.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  startSession({ store, host });
});
beforeEach(() => {
  jest.clearAllMocks();
  resetSession();
});
afterEach(forgetToken);

describe('signing in', () => {
  it('keeps the token, loads the account and is logged in', async () => {
    stubHttp({ 'POST /auth/login': () => ({ token: 'T' }), 'GET /users/me': () => testUser() });
    await expect(signIn(credentials)).resolves.toMatchObject({ username: 'nilou' });
    expect(readToken()).toBe('T');
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(selectLoginAuth(store.getState())).toMatchObject({ requesting: false, success: true, error: null });
  });

  it('keeps the error and stays a guest when the credentials are wrong', async () => {
    stubHttp({
      'POST /auth/login': () => {
        throw stubError(422, 'auth.incorrect_credentials', 'Incorrect credentials!');
      },
    });
    await expect(signIn(credentials)).resolves.toBeNull();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(selectLoginAuth(store.getState()).error).toMatchObject({
      statusCode: 422,
      message: 'Incorrect credentials!',
    });
    expect(host.navigate).not.toHaveBeenCalled();
  });
});

describe('the second step', () => {
  const challenged = { 'POST /auth/login': () => ({ twoFactorRequired: true, challenge: 'C' }) };

  it('is asked for after the password, and its code enters', async () => {
    const calls = stubHttp({
      ...challenged,
      'POST /auth/login/two-step': () => ({ token: 'T' }),
      'GET /users/me': () => testUser(),
    });
    await expect(signIn(credentials)).resolves.toBeNull();
    expect(selectLoginAuth(store.getState()).data).toEqual({ twoFactorRequired: true, challenge: 'C', remember: true });
    expect(readToken()).toBeNull();
    await expect(completeSecondStep({ code: '123456' })).resolves.toMatchObject({ username: 'nilou' });
    expect(calls.find(({ url }) => url.endsWith('two-step'))?.body).toEqual({ challenge: 'C', code: '123456' });
    expect(readToken()).toBe('T');
    expect(selectLoginAuth(store.getState())).toMatchObject({ success: true, data: null });
  });

  it('stays after a wrong code, and is over when its time is', async () => {
    const answers = ['two-step.wrong_code', 'two-step.challenge_expired'];
    stubHttp({
      ...challenged,
      'POST /auth/login/two-step': () => {
        throw stubError(422, answers.shift() ?? '', 'no');
      },
    });
    await signIn(credentials);
    await completeSecondStep({ code: '000000' });
    expect(selectLoginAuth(store.getState())).toMatchObject({ data: { challenge: 'C' }, error: { message: 'no' } });
    await completeSecondStep({ recoveryCode: 'x' });
    expect(selectLoginAuth(store.getState())).toMatchObject({ data: null, success: false });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });
});

describe('registering', () => {
  // jsdom tells nothing of how a page was opened.
  beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

  it('waits for the letter where mailboxes are confirmed first', async () => {
    stubHttp({ 'POST /auth/users/register': () => ({ verificationRequired: true }) });
    const person = { name: 'N', username: 'nilou', email: 'n@barg.example', password: 'leaf-and-root' };
    await expect(register(person)).resolves.toBe(false);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('tells with whose link the visitor came, whichever kind of account is made', async () => {
    history.replaceState(null, '', '/auth/register?ref=ABCD2345');
    keepReferralCode();
    history.replaceState(null, '', '/auth/register?kind=performer');
    const answer = () => ({ verificationRequired: true });
    const calls = stubHttp({ 'POST /auth/users/register': answer, 'POST /auth/performers/register': answer });
    const person = { name: 'N', username: 'nilou', email: 'n@barg.example', password: 'leaf-and-root' };
    await register(person);
    await registerAsPerformer({ ...person, country: 'IR', languages: ['fa'], birthDate: '1990-01-01', craft: 'Clay' });
    sessionStorage.clear();
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ referralCode: 'ABCD2345' }),
      expect.objectContaining({ referralCode: 'ABCD2345' }),
    ]);
  });
});

describe('a login whose account cannot be had at once', () => {
  const entrance = { token: 'T' };
  const person = { name: 'N', username: 'nilou', email: 'n@barg.example', password: 'leaf-and-root' };
  const performer = { ...person, country: 'IR', languages: ['fa'], birthDate: '1990-01-01', craft: 'Clay' };
  const ways: Array<[string, () => Promise<unknown>]> = [
    ['a password', () => signIn(credentials)],
    [
      'a second step',
      () => {
        store.dispatch(authSlice.actions.secondStepRequired({ challenge: 'C', remember: true }));
        return completeSecondStep({ code: '123456' });
      },
    ],
    ['a registration', () => register(person)],
    ["a performer's registration", () => registerAsPerformer(performer)],
    ['another site', () => continueSignIn(entrance, { remember: true })],
    ['a token', () => signInWithToken('T', { remember: true })],
    ['the code of a redirect', () => signInWithCode('code', { binding: 'binding' }, { remember: false })],
  ];
  const entrances = {
    'POST /auth/login': () => entrance,
    'POST /auth/login/two-step': () => entrance,
    'POST /auth/login/code': () => entrance,
    'POST /auth/users/register': () => entrance,
    'POST /auth/performers/register': () => entrance,
  };
  const failures: Array<[string, () => Error]> = [
    ['429', () => stubError(429, 'request.too_many', 'later')],
    ['500', () => stubError(500, 'server.failed', 'no')],
    ['503', () => stubError(503, 'server.busy', 'no')],
    ['no answer', () => new Error('cut')],
  ];

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  it.each(ways.flatMap(([way, enter]) => failures.map(([name, fail]) => ({ way, enter, name, fail }))))(
    'stands all the same by $way ($name), and the account comes by itself',
    async ({ enter, fail }) => {
      let isThere = false;
      stubHttp({
        ...entrances,
        'GET /users/me': () => {
          if (!isThere) throw fail();
          return testUser();
        },
      });
      await enter();
      expect(readToken()).toBe('T');
      expect(selectLoginAuth(store.getState())).toEqual({ requesting: false, error: null, data: null, success: true });
      expect(authSlice.selectors.selectIsDelayed(store.getState())).toBe(true);
      isThere = true;
      await jest.advanceTimersByTimeAsync(2000);
      expect(selectIsLoggedIn(store.getState())).toBe(true);
      expect(authSlice.selectors.selectIsDelayed(store.getState())).toBe(false);
      expect(selectCurrentUser(store.getState())).toMatchObject({ username: 'nilou' });
    },
  );
});

describe('passwords that browsers hash', () => {
  it('leave the page as a key of the salt that the server gives', async () => {
    const calls = stubHttp({
      'POST /auth/password-salt': () => ({ salt: 'AAECAwQFBgcICQoLDA0ODw' }),
      'POST /auth/login': () => ({ token: 'T' }),
      'GET /users/me': () => testUser(),
    });
    store.dispatch(settingsSlice.actions.settingsLoaded({ hashPwClient: true }));
    await signIn(credentials);
    store.dispatch(settingsSlice.actions.settingsLoaded({ hashPwClient: false }));
    expect(calls.map(({ body }) => JSON.stringify(body)).join()).not.toContain(credentials.password);
    expect(calls[1]?.body).toMatchObject({ password: expect.stringMatching(/^pbkdf2-sha256\$100000\$[\w-]{43}$/) });
  });
});

describe("a login over another account's session", () => {
  const bob = testUser({ _id: 'u2', username: 'bob' });
  const signedInAsAnn = (): void => {
    resetSession(testUser({ role: 'performer' }));
    storeToken('A', { remember: true });
  };

  it('begins as a guest would: nothing of the former stays in the page, and its token is ended', async () => {
    const made = stubHttp({
      'POST /auth/login/code': () => ({ token: 'B' }),
      'POST /auth/logout': () => ({}),
      'GET /users/me': () => bob,
    });
    signedInAsAnn();
    const seen: unknown[] = [];
    const stop = store.subscribe(() =>
      seen.push([selectIsLoggedIn(store.getState()), selectCurrentUser(store.getState())?.username]),
    );
    await expect(signInWithCode('c', { isConfirmed: true }, { remember: false })).resolves.toEqual(bob);
    stop();
    expect(readToken()).toBe('B');
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    // Between the two there is nobody, so that the socket of the one is not the other's.
    expect(seen).toContainEqual([false, undefined]);
    const ended = () =>
      made.filter(({ name }) => name === 'POST /auth/logout').map(({ headers }) => headers.Authorization);
    await waitFor(() => expect(ended()).toEqual(['A']));
  });

  it('leaves whoever is signed in where he is when it fails', async () => {
    const made = stubHttp({
      'POST /auth/login/code': () => {
        throw stubError(403, 'auth.suspended', 'Suspended.');
      },
    });
    signedInAsAnn();
    await expect(signInWithCode('c', { isConfirmed: true }, { remember: false })).resolves.toBeNull();
    expect(selectLoginAuth(store.getState()).error).toMatchObject({ code: 'auth.suspended' });
    expect(readToken()).toBe('A');
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(made).toHaveLength(1);
  });
});

describe('an answer about an account whose session is over', () => {
  /** Answers when it is told to. */
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof testUser>>();
    return { promise, answer: () => resolve(testUser()) };
  };

  it('does not bring the account back after a logout', async () => {
    const late = held();
    stubHttp({ 'GET /users/me': () => late.promise, 'POST /auth/logout': () => ({}) });
    resetSession(testUser());
    storeToken('A', { remember: false });
    const asked = loadCurrentUser();
    await signOut();
    late.answer();
    expect(toQueryError(await asked.catch((failure: unknown) => failure)).code).toBe(STOPPED);
    expect(selectCurrentUser(store.getState())).toBeNull();
  });

  it('signs nobody in whose page was still asking', async () => {
    const late = held();
    stubHttp({ 'GET /users/me': () => late.promise });
    storeToken('A', { remember: false });
    const resumed = resumeAccount(null);
    await Promise.resolve();
    forgetToken();
    late.answer();
    await resumed;
    expect(selectVisitorKind(store.getState())).toBe('guest');
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('signs nobody in whose session ends before the page shows the account', async () => {
    stubHttp({ 'GET /users/me': () => testUser() });
    storeToken('A', { remember: false });
    await resumeAccount(null, async () => forgetToken());
    expect(selectVisitorKind(store.getState())).toBe('guest');
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('does not change the account that has logged in since', async () => {
    const late = held();
    stubHttp({ 'PUT /users': () => late.promise });
    resetSession(testUser());
    storeToken('A', { remember: false });
    const changed = updateAccount({ name: 'Ann' });
    await Promise.resolve();
    storeToken('B', { remember: false });
    resetSession(testUser({ _id: 'u2', name: 'Bob' }));
    late.answer();
    await expect(changed).resolves.toBe(false);
    expect(selectCurrentUser(store.getState())).toMatchObject({ _id: 'u2', name: 'Bob' });
    expect(userSlice.selectors.selectUser(store.getState()).error).toBeNull();
  });

  it('ends a login that another tab has taken back, without an error', async () => {
    stubHttp({
      'POST /auth/login': () => ({ token: 'T' }),
      'GET /users/me': () => {
        forgetToken();
        return testUser();
      },
    });
    await expect(signIn(credentials)).resolves.toBeNull();
    expect(selectLoginAuth(store.getState())).toMatchObject({ requesting: false, success: false, error: null });
    expect(selectVisitorKind(store.getState())).toBe('guest');
  });

  it.each(['performer', 'operator'] as const)('asks the same for every role, as after a %s', async (role) => {
    const made = stubHttp({ 'GET /users/me': () => testUser() });
    store.dispatch(userSlice.actions.currentUserLoaded(testUser({ role })));
    storeToken('B', { remember: false });
    await loadCurrentUser();
    expect(made.map(({ name }) => name)).toEqual(['GET /users/me']);
  });
});

describe('a logout that the server does not hear', () => {
  const told = (made: ReturnType<typeof stubHttp>) =>
    made.filter(({ name }) => name === 'POST /auth/logout').map(({ headers }) => headers.Authorization);
  const leaveUnheard = async (): Promise<void> => {
    stubHttp({
      'POST /auth/logout': () => {
        throw new Error('cut');
      },
    });
    resetSession(testUser());
    storeToken('old', { remember: true });
    await signOut();
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
  afterEach(() => localStorage.clear());

  it('is told at the next start, with the old token, and then forgotten', async () => {
    await leaveUnheard();
    expect(readToken()).toBeNull();
    const made = stubHttp({ 'POST /auth/logout': () => ({}) });
    startSession({ store, host });
    await waitFor(() => expect(told(made)).toEqual(['old']));
    await rest();
    startSession({ store, host });
    await rest();
    expect(told(made)).toEqual(['old']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('old');
  });

  it('is told when the network is back, and over where the session has ended there', async () => {
    await leaveUnheard();
    const made = stubHttp({
      'POST /auth/logout': () => {
        throw stubError(401, 'auth.not_authenticated', 'Please login!');
      },
    });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(told(made)).toEqual(['old']));
    await rest();
    dispatchEvent(new Event('online'));
    await rest();
    expect(told(made)).toEqual(['old']);
    expect(host.notify).not.toHaveBeenCalled();
  });

  it('takes the browser’s push subscription away at once', async () => {
    const unsubscribe = jest.fn(async () => true);
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
    await leaveUnheard();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it("drops the account and every team's state, keeps the look, and goes to log in", async () => {
    const drafts = injectSlice(
      createSlice({
        name: 'test/drafts',
        initialState: { text: '' },
        reducers: { written: (state, { payload }: PayloadAction<string>) => void (state.text = payload) },
        selectors: { selectText: (state) => state.text },
      }),
    );
    stubHttp({ 'POST /auth/logout': () => ({}) });
    resetSession(testUser());
    storeToken('T', { remember: false });
    store.dispatch(drafts.actions.written('private words'));
    store.dispatch(uiSlice.actions.themeChosen('dark'));

    await signOut();

    const state = store.getState();
    expect(readToken()).toBeNull();
    expect(selectIsLoggedIn(state)).toBe(false);
    expect(selectCurrentUser(state)).toBeNull();
    expect(drafts.selectors.selectText(state)).toBe('');
    expect(uiSlice.selectors.selectTheme(state)).toBe('dark');
    expect(host.navigate).toHaveBeenCalledWith('/auth/login');
  });

  it('is not told to log in when it ends the session in another way, as by deleting the account', async () => {
    const made = stubHttp({ 'POST /auth/logout': () => ({}) });
    resetSession(testUser());
    storeToken('T', { remember: false });
    // The socket's word of the end comes before the answer of the call that ends it.
    await signOutBy(async () => expireSession());
    expect(readToken()).toBeNull();
    expect(host.notify).not.toHaveBeenCalled();
    expect(host.navigate.mock.calls).toEqual([['/auth/login']]);
    expect(made).toEqual([]);
  });

  it('stays logged in when what would end the session is refused', async () => {
    resetSession(testUser());
    storeToken('T', { remember: false });
    await expect(signOutBy(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(readToken()).toBe('T');
    expireSession();
    expect(host.notify).toHaveBeenCalledWith('shell:errors.pleaseLogin', 'danger');
  });
});

describe('a 401', () => {
  const dead = () => {
    throw stubError(401, 'auth.not_authenticated', 'Please login!');
  };
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ whoAmI: build.query({ queryFn: defineQuery(() => getCurrentUser()) }) }),
  });

  it('ends the session and leads to log in and back', async () => {
    stubHttp({ 'GET /users/me': dead });
    resetSession(testUser());
    storeToken('dead', { remember: false });
    await store.dispatch(endpoints.whoAmI.initiate(undefined, { forceRefetch: true }));
    expect(readToken()).toBeNull();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(host.notify).toHaveBeenCalledWith('shell:errors.pleaseLogin', 'danger');
    expect(host.navigate).toHaveBeenCalledWith('/auth/login?returnUrl=%2Fwallet', { replace: true });
  });

  it('that the edge answered by leading to the login page is told there, once', async () => {
    storeToken('dead', { remember: true });
    writeCookie('sessionEnded', '1dead', { days: 1 });
    startSession({ store, host });
    startSession({ store, host });
    expect(readToken()).toBeNull();
    expect(host.notify.mock.calls).toEqual([['shell:errors.pleaseLogin', 'danger']]);
    expect(readCookie('sessionEnded')).toBeNull();
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('that the edge answered for a token which a login has replaced since is no news', () => {
    storeToken('new', { remember: true });
    writeCookie('sessionEnded', '1dead', { days: 1 });
    startSession({ store, host });
    expect(readToken()).toBe('new');
    expect(host.notify).not.toHaveBeenCalled();
    expect(readCookie('sessionEnded')).toBeNull();
  });

  it('that the edge answered on a closed site takes the token away without a word', () => {
    storeToken('dead', { remember: true });
    writeCookie('sessionEnded', '0dead', { days: 1 });
    startSession({ store, host });
    expect(readToken()).toBeNull();
    expect(host.notify).not.toHaveBeenCalled();
  });

  it.each([429, 500, 503])(
    'alone ends a session: after %i the account is asked for until it is there',
    async (status) => {
      jest.useFakeTimers();
      try {
        let failures = 2;
        storeToken('T', { remember: false });
        stubHttp({
          'GET /users/me': () => {
            failures -= 1;
            if (failures >= 0) throw stubError(status, 'any', 'not now');
            return testUser();
          },
        });
        await resumeAccount(null);
        expect(readToken()).toBe('T');
        expect(authSlice.selectors.selectIsDelayed(store.getState())).toBe(true);
        await jest.advanceTimersByTimeAsync(2000);
        expect(selectIsLoggedIn(store.getState())).toBe(false);
        await jest.advanceTimersByTimeAsync(4000);
        expect(selectIsLoggedIn(store.getState())).toBe(true);
        expect(authSlice.selectors.selectIsDelayed(store.getState())).toBe(false);
        expect(host.navigate).not.toHaveBeenCalled();
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it('in another tab ends the waiting here too, and leads to log in', async () => {
    jest.useFakeTimers();
    try {
      storeToken('T', { remember: false });
      stubHttp({
        'GET /users/me': () => {
          throw stubError(503, 'server.busy', 'not now');
        },
      });
      await resumeAccount(null);
      forgetToken();
      await jest.advanceTimersByTimeAsync(2000);
      expect(authSlice.selectors.selectIsDelayed(store.getState())).toBe(false);
      expect(host.navigate).toHaveBeenCalledWith('/auth/login?returnUrl=%2Fwallet', { replace: true });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is asked for no sooner than the server says, even when the network comes back meanwhile', async () => {
    jest.useFakeTimers();
    try {
      storeToken('asked for later', { remember: false });
      const answers = [stubError(429, 'request.too_many', 'later', { 'retry-after': '50' })];
      const calls = stubHttp({
        'GET /users/me': () => {
          const failure = answers.shift();
          if (failure) throw failure;
          return testUser();
        },
      });
      await resumeAccount(null);
      await jest.advanceTimersByTimeAsync(20_000);
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(29_000);
      expect(calls).toHaveLength(1);
      expect(selectIsLoggedIn(store.getState())).toBe(false);
      await jest.advanceTimersByTimeAsync(1000);
      expect(calls).toHaveLength(2);
      expect(selectIsLoggedIn(store.getState())).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it("does not end the present session when it answers an earlier account's call", async () => {
    storeToken('old', { remember: false });
    stubHttp({
      'GET /users/me': () => {
        storeToken('new', { remember: false });
        return dead();
      },
    });
    await store.dispatch(endpoints.whoAmI.initiate(undefined, { forceRefetch: true }));
    expect(readToken()).toBe('new');
    expect(host.navigate).not.toHaveBeenCalled();
  });
});
