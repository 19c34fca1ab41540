/** A module of its own, because the first page does not need it. */
import { tabStore } from '@barg/runtime/browser-stores';
import { CARRIED_ACT, type CarriedAct } from './carried-act.ts';

/** For a guest who turned back: a later login is for something else. */
export const dropCarriedAct = (): void => tabStore.removeItem(CARRIED_ACT);

export const hasCarriedAct = (): boolean => tabStore.getItem(CARRIED_ACT) !== null;

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
  const kept = tabStore.getItem(CARRIED_ACT);
  const act = kept === null ? null : readAct(kept);
  if (act && (act.kind === 'dialog') !== (sort === 'dialog')) return null;
  dropCarriedAct();
  return act;
}
