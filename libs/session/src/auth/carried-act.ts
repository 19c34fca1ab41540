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

const KEY = 'barg.carried-act';
/** Long enough to register and find a letter; who logs in later has forgotten what for. */
const LIFETIME_MS = 30 * 60_000;
/** Far more than any act needs: what is larger was not written here. */
const LONGEST = 4000;

/** Keeps what a guest wanted, in this tab, before the login; the latest takes the place of the one before. */
export function carryThroughLogin(act: CarriedAct): void {
  const kept = JSON.stringify({ act, until: Date.now() + LIFETIME_MS });
  if (kept.length <= LONGEST) tabStore.setItem(KEY, kept);
}

/** For a guest who turned back: a later login is for something else. */
export const dropCarriedAct = (): void => tabStore.removeItem(KEY);

export const hasCarriedAct = (): boolean => tabStore.getItem(KEY) !== null;

function readAct(kept: string): CarriedAct | null {
  try {
    const { act, until } = JSON.parse(kept) as { act: CarriedAct; until: number };
    return until > Date.now() ? act : null;
  } catch {
    return null;
  }
}

/** Takes what waits, once, if it is of the wanted sort; null where nothing does, or for too long. */
export function takeCarriedAct(sort: 'dialog'): Extract<CarriedAct, { kind: 'dialog' }> | null;
export function takeCarriedAct(sort: 'deed'): Exclude<CarriedAct, { kind: 'dialog' }> | null;
export function takeCarriedAct(sort: 'dialog' | 'deed'): CarriedAct | null {
  const kept = tabStore.getItem(KEY);
  const act = kept === null ? null : readAct(kept);
  if (act && (act.kind === 'dialog') !== (sort === 'dialog')) return null;
  dropCarriedAct();
  return act;
}

/**
 * Does what waits, once an account is there and before any page shows it, see carry-out.ts, which is fetched for that
 * only. Never rejects.
 */
export async function finishCarriedAct(): Promise<void> {
  if (!hasCarriedAct()) return;
  await import('./carry-out.ts').then(({ carryOut }) => carryOut()).catch(() => undefined);
}
