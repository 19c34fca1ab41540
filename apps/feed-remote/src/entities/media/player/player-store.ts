import { idleState, type PlayerState } from './player-state.ts';

/** The state of one player, and who watches it. */
export interface PlayerStore {
  get(): PlayerState;
  change(values: Partial<PlayerState>): void;
  /** Answers how to end it. */
  subscribe(listener: () => void): () => void;
}

export const createPlayerStore = (initial: Partial<PlayerState>): PlayerStore => {
  const listeners = new Set<() => void>();
  let state: PlayerState = { ...idleState, ...initial };
  return {
    get: () => state,
    change: (values) => {
      state = { ...state, ...values };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
