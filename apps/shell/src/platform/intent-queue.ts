import type { IntentAnswer, IntentName, IntentPayloads, IntentRequests, Registry } from '@barg/contract';
import { answererOf, type ExposeAddress } from '../site/fillers.ts';
import { isOwnIntent } from '../site/own-parts.ts';
import { bridgeCallbacks } from './callback-bridge.ts';

/** An intent that waits for its dialog to be settled. */
export interface OpenIntent<N extends IntentName = IntentName> {
  id: number;
  name: N;
  /** The remote's dialog; null for one of the shell's own. */
  address: ExposeAddress | null;
  payload: IntentPayloads[N];
  /** Takes what a dialog says, of whatever age its build is. */
  settle: (settled: unknown) => void;
}

/** The intents that are open now, as an external store: one may ask for another (unlock, then top up). */
export function createIntentQueue(registry: Registry, prepare: (address: ExposeAddress) => void) {
  const isAvailable = (name: IntentName): boolean => isOwnIntent(name) || answererOf(registry, name) !== null;
  let open: readonly OpenIntent[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly OpenIntent[]): void => {
    open = next;
    listeners.forEach((listener) => listener());
  };

  const ask = <N extends IntentName>(name: N, request: IntentRequests[N]): Promise<IntentAnswer<N>> => {
    if (!isAvailable(name)) return Promise.resolve(null);
    const address = isOwnIntent(name) ? null : answererOf(registry, name);
    // Starts the load, anew after an earlier failure: the remote may be back.
    if (address) prepare(address);
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const { payload, answerOf } = bridgeCallbacks(name, request);
      const settle = (settled: unknown): void => {
        set(open.filter((intent) => intent.id !== id));
        resolve(answerOf(settled));
      };
      set([...open, { id, name, address, payload, settle }]);
    });
  };

  return {
    ask,
    isAvailable,
    getOpen: (): readonly OpenIntent[] => open,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type IntentQueue = ReturnType<typeof createIntentQueue>;
