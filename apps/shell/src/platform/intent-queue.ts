import type { IntentAnswer, IntentName, IntentPayloads, IntentRequests, Registry } from '@barg/contract';
import { createObservable } from '@barg/runtime/observable';
import { answererOf, type ExposeAddress } from '../site/fillers.ts';
import { isOwnIntent } from '../site/own-parts.ts';
import { bridgeCallbacks } from './callback-bridge.ts';

/** An intent whose dialog is open. */
export interface OpenIntent<N extends IntentName = IntentName> {
  id: number;
  name: N;
  /** The remote's dialog; null for one of the shell's own. */
  address: ExposeAddress | null;
  payload: IntentPayloads[N];
  /** Closes the dialog and resolves `ask` with its result, which may come from an older or newer build. */
  settle: (settled: unknown) => void;
}

/** The intents that are open now, as an external store: one may ask for another (unlock, then top up). */
export function createIntentQueue(registry: Registry, prepare: (address: ExposeAddress) => void) {
  const isAvailable = (name: IntentName): boolean => isOwnIntent(name) || answererOf(registry, name) !== null;
  const open = createObservable<readonly OpenIntent[]>([]);
  let lastId = 0;

  const ask = <N extends IntentName>(name: N, request: IntentRequests[N]): Promise<IntentAnswer<N>> => {
    if (!isAvailable(name)) return Promise.resolve(null);
    const address = isOwnIntent(name) ? null : answererOf(registry, name);
    // Loads the dialog, again after an earlier failure.
    if (address) prepare(address);
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const { payload, answerOf } = bridgeCallbacks(name, request);
      const settle = (settled: unknown): void => {
        open.set(open.get().filter((intent) => intent.id !== id));
        resolve(answerOf(settled));
      };
      open.set([...open.get(), { id, name, address, payload, settle }]);
    });
  };

  return {
    ask,
    isAvailable,
    getOpen: open.get,
    subscribe: open.subscribe,
  };
}

export type IntentQueue = ReturnType<typeof createIntentQueue>;
