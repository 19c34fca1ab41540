import { createAction, createSlice, type PayloadAction } from '@barg/runtime/store';
import type { QueryError } from '../store/query-error.ts';

/** Clears the account's data: the root reducer drops all state but `ui` and `settings`. */
export const signedOut = createAction('auth/signedOut');

export interface LoginStatus {
  requesting: boolean;
  error: QueryError | null;
  /** The requested second step, and whether its login is to be remembered. */
  data: { twoFactorRequired: true; challenge: string; remember: boolean } | null;
  success: boolean;
}

export interface AuthState {
  loggedIn: boolean;
  /** There is a token, but the server has not answered about its account yet: neither a guest nor signed in. */
  isDelayed: boolean;
  loginAuth: LoginStatus;
}

const idle: LoginStatus = { requesting: false, error: null, data: null, success: false };
const initialState: AuthState = { loggedIn: false, isDelayed: false, loginAuth: idle };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginRequested: (state) => {
      state.loginAuth = { ...idle, requesting: true };
    },
    loginSucceeded: (state) => {
      state.loggedIn = true;
      state.isDelayed = false;
      state.loginAuth = { ...idle, success: true };
    },
    /** There is a token and no account yet; `isDelayed` is set where the account is requested. */
    loginTaken: (state) => {
      state.loginAuth = { ...idle, success: true };
    },
    /** The password was right, and a second step is needed. */
    secondStepRequired: (state, { payload }: PayloadAction<{ challenge: string; remember: boolean }>) => {
      state.loginAuth = { ...idle, data: { twoFactorRequired: true, ...payload } };
    },
    /** The code was wrong: the second step is still needed. */
    secondStepFailed: (state, { payload }: PayloadAction<QueryError>) => {
      state.loginAuth = { ...idle, data: state.loginAuth.data, error: payload };
    },
    secondStepRequested: (state) => {
      state.loginAuth = { ...idle, data: state.loginAuth.data, requesting: true };
    },
    /** Whoever was signed in stays so. */
    loginFailed: (state, { payload }: PayloadAction<QueryError>) => {
      state.loginAuth = { ...idle, error: payload };
    },
    loginReset: (state) => {
      state.loginAuth = idle;
    },
    /** A token of an earlier visit was accepted. */
    sessionResumed: (state) => {
      state.loggedIn = true;
      state.isDelayed = false;
    },
    accountDelayed: (state) => {
      state.isDelayed = true;
    },
  },
  selectors: {
    selectIsLoggedIn: (state) => state.loggedIn,
    selectIsDelayed: (state) => state.isDelayed,
    selectLoginAuth: (state) => state.loginAuth,
  },
});
