import { tabStore } from '@barg/runtime/browser-stores';

const KEY = 'barg.login-binding';
const BYTES = 24;

/**
 * Makes what only this tab knows, before a login sets out by a redirect; whoever makes the code for the way back
 * binds it to this (createLoginCode), so that a code in a link that somebody else sends opens nothing here.
 */
export function createLoginBinding(): string {
  const binding = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  tabStore.setItem(KEY, binding);
  return binding;
}

/** Takes it for the way back, once; null where no login set out. */
export function takeLoginBinding(): string | null {
  const binding = tabStore.getItem(KEY);
  tabStore.removeItem(KEY);
  return binding;
}
