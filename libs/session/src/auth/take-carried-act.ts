/** A module of its own, because the first page does not need it. */
import { tabStore } from '@barg/runtime/browser-stores';
import { CARRIED_ACT, LIFETIME_MS, type CarriedAct } from './carried-act-kept.ts';

export const dropCarriedAct = (): void => tabStore.removeItem(CARRIED_ACT);

export const hasCarriedAct = (): boolean => tabStore.getItem(CARRIED_ACT) !== null;

interface Kept {
  act: CarriedAct;
  until: number;
}

function readKept(): Kept | null {
  try {
    return JSON.parse(tabStore.getItem(CARRIED_ACT) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/**
 * For a guest who cancelled the login: a later login is for something else.
 *
 * @param since milliseconds since 1970: an action stored later is kept
 */
export function dropActCarriedBefore(since: number): void {
  const kept = readKept();
  if (!kept || kept.until - LIFETIME_MS <= since) dropCarriedAct();
}

/** A deed is done during the login, a dialog opened by the shell after it, and an opening by the page itself. */
const sortOf = ({ kind }: CarriedAct): 'dialog' | 'open' | 'deed' =>
  kind === 'dialog' || kind === 'open' ? kind : 'deed';

/** Takes the stored action, once, if it is of the wanted sort; null when there is none, or it is too old. */
export function takeCarriedAct(sort: 'dialog'): Extract<CarriedAct, { kind: 'dialog' }> | null;
export function takeCarriedAct(sort: 'deed'): Exclude<CarriedAct, { kind: 'dialog' | 'open' }> | null;
export function takeCarriedAct(sort: 'dialog' | 'deed'): CarriedAct | null {
  const kept = readKept();
  const act = kept && kept.until > Date.now() ? kept.act : null;
  if (act && sortOf(act) !== sort) return null;
  dropCarriedAct();
  return act;
}
