import { tabStore } from '@barg/runtime/browser-stores';
import { CARRIED_ACT, LIFETIME_MS, type CarriedAct, type CarriedOpening } from './carried-act-kept.ts';

export * from './carried-act-kept.ts';

/** Larger than any action: a longer entry was not written here. */
const LONGEST = 4000;

/** Stores a guest's action in this tab, before the login; replaces an earlier one. */
export function carryThroughLogin(act: CarriedAct): void {
  const kept = JSON.stringify({ act, until: Date.now() + LIFETIME_MS });
  if (kept.length <= LONGEST) tabStore.setItem(CARRIED_ACT, kept);
}

/**
 * Runs the stored action after the login and before a page is shown, see carry-out.ts, which is loaded only for that.
 * Never rejects.
 */
export async function finishCarriedAct(): Promise<void> {
  if (tabStore.getItem(CARRIED_ACT) === null) return;
  await import('./carry-out.ts').then(({ carryOut }) => carryOut()).catch(() => undefined);
}

/** Takes what is to be opened on the page, once, if it is this; anything else is left. */
export function takeCarriedOpening(what: CarriedOpening['what'], id: string): boolean {
  const kept = tabStore.getItem(CARRIED_ACT);
  if (kept === null) return false;
  try {
    const { act, until } = JSON.parse(kept) as { act: CarriedAct; until: number };
    if (act.kind !== 'open' || act.what !== what || act.id !== id) return false;
    tabStore.removeItem(CARRIED_ACT);
    return until > Date.now();
  } catch {
    return false;
  }
}
