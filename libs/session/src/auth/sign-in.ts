import { finishLogin, login, loginWithCode, registerPerformer, registerUser } from '@barg/api-client/auth';
import type {
  CurrentUser,
  LoginBody,
  RegisterPerformerBody,
  RegisterUser200,
  RegisterUserBody,
} from '@barg/api-client/models';
import { api } from '../store/api.ts';
import { toQueryError } from '../store/query-error.ts';
import { storeHere } from '../page/page-here.ts';
import { askForAccountAgain, isRefused } from '../user/ask-again.ts';
import { loadCurrentUser } from '../user/load-current-user.ts';
import { authSlice } from './auth-slice.ts';
import { finishCarriedAct } from './carried-act.ts';
import { endFormerSession } from './former-session.ts';
import { passwordToSend } from './password-to-send.ts';
import { tabs } from './tabs.ts';
import { noteTimeZone } from './time-zone.ts';
import { assertSameToken } from './same-token.ts';
import { dropAccountData } from './sign-out.ts';
import { tabSession } from './tab-session.ts';
import { readToken, storeToken } from './token.ts';
import { readReferralCode } from './referral-code.ts';

const { loginFailed, loginRequested, loginReset, loginSucceeded, loginTaken } = authSlice.actions;
const { secondStepFailed, secondStepRequested, secondStepRequired } = authSlice.actions;

/** The answer of a login: the token, or a challenge for the second step. */
interface Entrance {
  token?: string | undefined;
  challenge?: string | undefined;
}

/** Answers for a guest have no likes, follows and purchases of the account. */
const forgetGuestsAnswers = (): void => void storeHere().dispatch(api.util.resetApiState());

/**
 * The end of every login: stores the token and loads the account. If the account cannot be loaded at once the login has
 * not failed: it is requested until it is there, and the result is null. Null too when another tab has logged in or out
 * meanwhile: then that counts.
 */
async function enter(token: string, remember: boolean): Promise<CurrentUser | null> {
  const wasSomebody = endFormerSession();
  storeToken(token, { remember });
  tabSession.take(token);
  noteTimeZone();
  // Tabs that show the former account would act for the new one.
  if (wasSomebody) tabs.tell('signed-in');
  try {
    const user = await loadCurrentUser();
    forgetGuestsAnswers();
    await finishCarriedAct();
    assertSameToken(token);
    storeHere().dispatch(loginSucceeded());
    tabs.tell('signed-in');
    return user;
  } catch (failure) {
    if (isRefused(failure)) throw failure;
    if (readToken() !== token) {
      if (readToken() === null) dropAccountData();
      storeHere().dispatch(loginReset());
      return null;
    }
    forgetGuestsAnswers();
    storeHere().dispatch(loginTaken());
    void askForAccountAgain(token, failure);
    tabs.tell('signed-in');
    return null;
  }
}

/**
 * Runs a login and updates `loginAuth`. null when it failed (the error is in `loginAuth`), and when it succeeded and
 * the account is delayed (`loginAuth.success`).
 */
async function attempt(way: () => Promise<CurrentUser | null>): Promise<CurrentUser | null> {
  storeHere().dispatch(loginRequested());
  try {
    return await way();
  } catch (failure) {
    storeHere().dispatch(loginFailed(toQueryError(failure)));
    return null;
  }
}

async function follow({ token, challenge = '' }: Entrance, remember: boolean): Promise<CurrentUser | null> {
  if (token !== undefined) return enter(token, remember);
  storeHere().dispatch(secondStepRequired({ challenge, remember }));
  return null;
}

/**
 * Logs in by username or e-mail. Null when it failed, a second step is needed, or the account is delayed, see
 * `loginAuth`.
 */
export const signIn = ({ remember = false, ...credentials }: LoginBody): Promise<CurrentUser | null> =>
  attempt(async () => {
    const password = await passwordToSend({ username: credentials.username }, credentials.password);
    return follow(await login({ ...credentials, password, remember }), remember);
  });

/** The second step of a login: a code of the app, or a recovery code. */
export type SecondStep = { code: string } | { recoveryCode: string };

/** The challenge has expired: the login starts over. */
const CHALLENGE_EXPIRED = 'two-step.challenge_expired';

/**
 * Answers the second step that `loginAuth` asks for. Null when it failed: after a wrong code the step is still needed,
 * after its time the login has failed. Null too when the account is delayed.
 */
export async function completeSecondStep(step: SecondStep): Promise<CurrentUser | null> {
  const pending = authSlice.selectors.selectLoginAuth(storeHere().getState()).data;
  if (!pending) return null;
  storeHere().dispatch(secondStepRequested());
  try {
    const { token } = await finishLogin({ challenge: pending.challenge, ...step });
    return await enter(token, pending.remember);
  } catch (failure) {
    const error = toQueryError(failure);
    storeHere().dispatch(error.code === CHALLENGE_EXPIRED ? loginFailed(error) : secondStepFailed(error));
    return null;
  }
}

/** Logs in with a token from another call. */
export const signInWithToken = (token: string, { remember }: { remember: boolean }): Promise<CurrentUser | null> =>
  attempt(() => enter(token, remember));

/** Logs in with another call's answer: a token, or the challenge of a second step. */
export const continueSignIn = (entrance: Entrance, { remember }: { remember: boolean }): Promise<CurrentUser | null> =>
  attempt(() => follow(entrance, remember));

/**
 * Logs in with the code of a login link: with the `binding` of the browser that asked for it, or elsewhere with the
 * visitor's confirmation.
 */
export const signInWithCode = (
  code: string,
  how: { binding: string } | { isConfirmed: true },
  { remember }: { remember: boolean },
): Promise<CurrentUser | null> =>
  attempt(async () => follow(await loginWithCode({ code, ...how, remember }), remember));

/** Creates a user account and logs in; false when its address has to be confirmed first. Rejects with ApiError. */
export const register = (account: RegisterUserBody): Promise<boolean> => enterRegistered(account, registerUser);

/** Creates a performer's account, as {@link register} a user's. */
export const registerAsPerformer = (account: RegisterPerformerBody): Promise<boolean> =>
  enterRegistered(account, registerPerformer);

async function enterRegistered<Account extends RegisterUserBody>(
  account: Account,
  send: (account: Account) => Promise<RegisterUser200>,
): Promise<boolean> {
  const password = await passwordToSend({ username: account.email }, account.password);
  const outcome = await send({ referralCode: readReferralCode(), ...account, password });
  if (!('token' in outcome)) return false;
  await signInWithToken(outcome.token, { remember: false });
  return true;
}
