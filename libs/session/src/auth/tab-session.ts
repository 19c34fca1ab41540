import { sessionMarkOf } from '@barg/contract';
import { deviceStore } from '@barg/runtime/browser-stores';

const LOGGED_OUT = 'barg.logged-out';

/** The token of this tab's session, which it keeps when another tab takes it out of the browser; null for a guest. */
let mine: string | null = null;

export const tabSession = {
  token: (): string | null => mine,
  take: (token: string): void => {
    mine = token;
  },
  drop: (): void => {
    mine = null;
  },
};

/** Writes down that a session is logged out by hand: tabs that do not hear of it find it here. */
export const noteLogout = (token: string): void => void deviceStore.setItem(LOGGED_OUT, sessionMarkOf(token) ?? '');

/** It was not logged out: the server has refused. */
export const withdrawLogout = (): void => deviceStore.removeItem(LOGGED_OUT);

/** Whether the session with this mark was logged out in this browser, the latest of all. */
export const isLoggedOut = (mark: string | null): boolean => mark !== null && deviceStore.getItem(LOGGED_OUT) === mark;
