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
import { passwordToSend } from './password-to-send.ts';
import { tabs } from './tabs.ts';
import { storeToken } from './token.ts';
import { readReferralCode } from './referral-code.ts';

const { loginFailed, loginRequested, loginSucceeded, loginTaken } = authSlice.actions;
const { secondStepFailed, secondStepRequested, secondStepRequired } = authSlice.actions;

/** What a way in answers: the token, or a challenge when the account has two steps. */
interface Entrance {
  token?: string | undefined;
  challenge?: string | undefined;
}

/** What a guest was answered says nothing of what the account likes, follows and has paid for. */
const forgetGuestsAnswers = (): void => void storeHere().dispatch(api.util.resetApiState());

/**
 * What every way in ends with. The token opens the session: that the account itself cannot be had at once is no failure
 * of the login, it is asked for until it is there. Null then.
 */
async function enter(token: string, remember: boolean): Promise<CurrentUser | null> {
  storeToken(token, { remember });
  try {
    const user = await loadCurrentUser();
    forgetGuestsAnswers();
    await finishCarriedAct();
    storeHere().dispatch(loginSucceeded());
    tabs.tell('signed-in');
    return user;
  } catch (failure) {
    if (isRefused(failure)) throw failure;
    forgetGuestsAnswers();
    storeHere().dispatch(loginTaken());
    void askForAccountAgain(token, failure);
    tabs.tell('signed-in');
    return null;
  }
}

/**
 * Runs a way in, keeping `loginAuth` in step. Gives null when it failed (the error lies in `loginAuth`), and when it did
 * not and the account is delayed (`loginAuth.success`).
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
 * Logs in by username or e-mail. Null when it failed, a second step is asked for or the account is delayed, see
 * `loginAuth`.
 */
export const signIn = ({ remember = false, ...credentials }: LoginBody): Promise<CurrentUser | null> =>
  attempt(async () => {
    const password = await passwordToSend({ username: credentials.username }, credentials.password);
    return follow(await login({ ...credentials, password, remember }), remember);
  });

/** What completes a login: the code of the app, or one of the recovery codes. */
export type SecondStep = { code: string } | { recoveryCode: string };

/** The challenge cannot be answered any more: the login starts over. */
const CHALLENGE_EXPIRED = 'two-step.challenge_expired';

/**
 * Answers the second step that `loginAuth` asks for. Null when it failed: after a wrong code the step is still asked
 * for, after its time is over the login has failed. Null too when the account is delayed.
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

/** Enters with a token that a call has answered. */
export const signInWithToken = (token: string, { remember }: { remember: boolean }): Promise<CurrentUser | null> =>
  attempt(() => enter(token, remember));

/** Enters with what another way in has answered: a token, or the challenge of the second step. */
export const continueSignIn = (entrance: Entrance, { remember }: { remember: boolean }): Promise<CurrentUser | null> =>
  attempt(() => follow(entrance, remember));

/**
 * Enters with the code of a login link: with the `binding` of the browser that asked for it, or with the word of a
 * visitor elsewhere that the account is meant.
 */
export const signInWithCode = (
  code: string,
  how: { binding: string } | { isConfirmed: true },
  { remember }: { remember: boolean },
): Promise<CurrentUser | null> =>
  attempt(async () => follow(await loginWithCode({ code, ...how, remember }), remember));

/**
 * Makes a user account and enters with it; false when its mailbox has to be confirmed first. Rejects with ApiError when
 * the account could not be made.
 */
export const register = (account: RegisterUserBody): Promise<boolean> => enterRegistered(account, registerUser);

/** Makes a performer's account, as {@link register} a user's. */
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
