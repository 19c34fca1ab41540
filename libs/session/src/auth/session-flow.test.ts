import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { configureEnvironment } from '../environment.ts';
import { startSession } from '../start-session.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { injectSlice, store } from '../store/store.ts';
import { resetSession, stubError, stubHttp, testUser } from '../testing/index.ts';
import { authSlice } from './auth-slice.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { forgetToken, readToken, storeToken } from './token.ts';
import { getCurrentUser } from '@barg/api-client/users';
import { userSlice } from '../user/user-slice.ts';
import { uiSlice } from '../ui/ui-slice.ts';

const credentials = { username: 'nilou', password: 'secret', remember: true };
const { selectIsLoggedIn, selectLoginAuth } = authSlice.selectors;
const { selectCurrentUser } = userSlice.selectors;

const host = { navigate: jest.fn(), notify: jest.fn(), currentPath: () => '/wallet' };

beforeAll(() => startSession(host));
beforeEach(() => {
  jest.clearAllMocks();
  configureEnvironment(host);
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
