import type { IntentName, IntentOutcome, IntentPayloads, Registry } from '@barg/contract';
import { answererOf, type ExposeAddress } from './fillers.ts';

/** An intent that waits for its dialog to be settled. */
export interface OpenIntent extends ExposeAddress {
  id: number;
  payload: IntentPayloads[IntentName];
  settle: (outcome: IntentOutcome) => void;
}

/** The intents that are open now, as an external store: one may ask for another (unlock, then top up). */
export function createIntentQueue(registry: Registry, prepare: (address: ExposeAddress) => void) {
  let open: readonly OpenIntent[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly OpenIntent[]): void => {
    open = next;
    listeners.forEach((listener) => listener());
  };

  const ask = <N extends IntentName>(name: N, payload: IntentPayloads[N]): Promise<IntentOutcome> => {
    const address = answererOf(registry, name);
    if (!address) return Promise.resolve('unavailable');
    // Starts the load, anew after an earlier failure: the remote may be back.
    prepare(address);
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const settle = (outcome: IntentOutcome): void => {
        set(open.filter((intent) => intent.id !== id));
        resolve(outcome);
      };
      set([...open, { ...address, id, payload, settle }]);
    });
  };

  return {
    ask,
    isAvailable: (name: IntentName): boolean => answererOf(registry, name) !== null,
    getOpen: (): readonly OpenIntent[] => open,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type IntentQueue = ReturnType<typeof createIntentQueue>;
