import { createAction, createSlice, type PayloadAction } from '@barg/runtime/store';
import type { QueryError } from '../store/api.ts';

/** Ends everything that belonged to the account: the root reducer drops all state but `ui` and `settings`. */
export const signedOut = createAction('auth/signedOut');

export interface LoginStatus {
  requesting: boolean;
  error: QueryError | null;
  data: { twoFactorRequired: boolean; challenge: string | null } | null;
  success: boolean;
}

export interface AuthState {
  loggedIn: boolean;
  loginAuth: LoginStatus;
}

const idle: LoginStatus = { requesting: false, error: null, data: null, success: false };
const initialState: AuthState = { loggedIn: false, loginAuth: idle };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginRequested: (state) => {
      state.loginAuth = { ...idle, requesting: true };
    },
    loginSucceeded: (state) => {
      state.loggedIn = true;
      state.loginAuth = { ...idle, success: true };
    },
    /** The password was right and a code is asked for. */
    secondStepRequired: (state, { payload }: PayloadAction<{ challenge: string }>) => {
      state.loginAuth = { ...idle, data: { twoFactorRequired: true, challenge: payload.challenge } };
    },
    loginFailed: (state, { payload }: PayloadAction<QueryError>) => {
      state.loggedIn = false;
      state.loginAuth = { ...idle, error: payload };
    },
    loginReset: (state) => {
      state.loginAuth = idle;
    },
    /** A token of an earlier visit was accepted. */
    sessionResumed: (state) => {
      state.loggedIn = true;
    },
  },
  selectors: {
    selectIsLoggedIn: (state) => state.loggedIn,
    selectLoginAuth: (state) => state.loginAuth,
  },
});
