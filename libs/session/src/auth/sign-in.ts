import { login, registerUser } from '@barg/api-client/auth';
import type { CurrentUser, LoginBody, RegisterUserBody } from '@barg/api-client/models';
import { store } from '../store/store.ts';
import { toQueryError } from '../store/api.ts';
import { loadCurrentUser } from '../user/load-current-user.ts';
import { authSlice } from './auth-slice.ts';
import { tabs } from './tabs.ts';
import { storeToken } from './token.ts';

const { loginFailed, loginRequested, loginSucceeded, secondStepRequired } = authSlice.actions;

/** What a login answers: the token, or a challenge when the account has two steps. */
type LoginAnswer = { token: string } | { twoFactorRequired: true; challenge: string };

async function enter(token: string, remember: boolean): Promise<CurrentUser> {
  storeToken(token, { remember });
  const user = await loadCurrentUser();
  store.dispatch(loginSucceeded());
  tabs.tell('signed-in');
  return user;
}

/** Runs a way in, keeping `loginAuth` in step. Gives null when it failed: the error lies in `loginAuth`. */
async function attempt(way: () => Promise<CurrentUser | null>): Promise<CurrentUser | null> {
  store.dispatch(loginRequested());
  try {
    return await way();
  } catch (failure) {
    store.dispatch(loginFailed(toQueryError(failure)));
    return null;
  }
}

/** Logs in by username or e-mail. Null when it failed or a second step is asked for, see `loginAuth`. */
export const signIn = (credentials: Required<LoginBody>): Promise<CurrentUser | null> =>
  attempt(async () => {
    const answer = (await login(credentials)) as LoginAnswer;
    if ('token' in answer) return enter(answer.token, credentials.remember);
    store.dispatch(secondStepRequired({ challenge: answer.challenge }));
    return null;
  });

/** Enters with a token that came by a redirect. */
export const signInWithToken = (token: string, { remember }: { remember: boolean }): Promise<CurrentUser | null> =>
  attempt(() => enter(token, remember));

/** Makes a user account and enters with it. Rejects with ApiError when the account could not be made. */
export async function register(account: RegisterUserBody): Promise<CurrentUser | null> {
  const { token } = await registerUser(account);
  return signInWithToken(token, { remember: false });
}
