import { createObservable } from '@barg/runtime/observable';
import { idleState, type PlayerState } from './player-state.ts';

/** The state of one player. */
export interface PlayerStore {
  get(): PlayerState;
  change(values: Partial<PlayerState>): void;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export const createPlayerStore = (initial: Partial<PlayerState>): PlayerStore => {
  const { get, set, subscribe } = createObservable<PlayerState>({ ...idleState, ...initial });
  return { get, change: (values) => set({ ...get(), ...values }), subscribe };
};
