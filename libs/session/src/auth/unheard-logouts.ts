import { deviceStore } from '@barg/runtime/browser-stores';

const UNHEARD = 'barg.unheard-logouts';
/** More than a person logs out of without a network. */
const MOST_KEPT = 5;

/** The tokens of sessions that were ended in this browser, and that the server has not heard of yet; oldest first. */
export const readUnheard = (): string[] => (deviceStore.getItem(UNHEARD) ?? '').split(' ').filter(Boolean);

/** Replaces them; only the latest are kept. */
export function writeUnheard(tokens: readonly string[]): void {
  if (tokens.length === 0) deviceStore.removeItem(UNHEARD);
  else deviceStore.setItem(UNHEARD, tokens.slice(-MOST_KEPT).join(' '));
}
