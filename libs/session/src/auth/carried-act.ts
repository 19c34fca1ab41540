import type { IntentName, IntentPayloads } from '@barg/contract';
import { tabStore } from '@barg/runtime/browser-stores';

/** Dialogs that a guest's press leads to: they are opened again, and nothing is done or paid without another press. */
export type CarriedIntent = Extract<
  IntentName,
  'commerce.subscribe' | 'commerce.tip' | 'commerce.unlock' | 'site.report' | 'site.block'
>;

/** What a guest wanted when the login came between. */
export type CarriedAct =
  | { kind: 'follow'; performerId: string; name: string }
  | {
      kind: 'react';
      action: 'like' | 'bookmark';
      type: 'feed' | 'video' | 'gallery' | 'product' | 'comment' | 'performer';
      id: string;
    }
  | { kind: 'vote'; pollId: string; optionId: string }
  | { [Name in CarriedIntent]: { kind: 'dialog'; intent: Name; payload: IntentPayloads[Name] } }[CarriedIntent];

export const CARRIED_ACT = 'barg.carried-act';
/** Long enough to register and find the e-mail; who logs in later has forgotten what it was for. */
export const LIFETIME_MS = 30 * 60_000;
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
