import { tabStore } from '@barg/runtime/browser-stores';
import { CARRIED_ACT, LIFETIME_MS, type CarriedAct } from './carried-act-kept.ts';

export * from './carried-act-kept.ts';

/** Far more than any act needs: what is larger was not written here. */
const LONGEST = 4000;

/** Keeps what a guest wanted, in this tab, before the login; the latest takes the place of the one before. */
export function carryThroughLogin(act: CarriedAct): void {
  const kept = JSON.stringify({ act, until: Date.now() + LIFETIME_MS });
  if (kept.length <= LONGEST) tabStore.setItem(CARRIED_ACT, kept);
}

/**
 * Does what waits, once an account is there and before any page shows it, see carry-out.ts, which is fetched for that
 * only. Never rejects.
 */
export async function finishCarriedAct(): Promise<void> {
  if (tabStore.getItem(CARRIED_ACT) === null) return;
  await import('./carry-out.ts').then(({ carryOut }) => carryOut()).catch(() => undefined);
}
