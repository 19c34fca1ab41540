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

/** What is chosen in it belongs to whoever asked, of whom two may ask alike. */
const CHOOSING: IntentName = 'vault.pick';

/** The intents that are open now, as an external store: one may ask for another (unlock, then top up). */
export function createIntentQueue(registry: Registry, prepare: (address: ExposeAddress) => void) {
  const isAvailable = (name: IntentName): boolean => isOwnIntent(name) || answererOf(registry, name) !== null;
  const open = createObservable<readonly OpenIntent[]>([]);
  const awaited = new Map<string, Promise<IntentAnswer>>();
  let lastId = 0;

  /** Whoever asks again while the dialog is open, as by a second press while it is loading, waits for its answer. */
  const ask = <N extends IntentName>(name: N, request: IntentRequests[N]): Promise<IntentAnswer<N>> => {
    if (!isAvailable(name)) return Promise.resolve(null);
    const address = isOwnIntent(name) ? null : answererOf(registry, name);
    // Loads the dialog, again after an earlier failure.
    if (address) prepare(address);
    const id = (lastId += 1);
    const asked = name === CHOOSING ? `${id}` : `${name} ${JSON.stringify(request)}`;
    const known = awaited.get(asked) as Promise<IntentAnswer<N>> | undefined;
    if (known) return known;
    const answer = new Promise<IntentAnswer<N>>((resolve) => {
      const { payload, answerOf } = bridgeCallbacks(name, request);
      const settle = (settled: unknown): void => {
        awaited.delete(asked);
        open.set(open.get().filter((intent) => intent.id !== id));
        resolve(answerOf(settled));
      };
      open.set([...open.get(), { id, name, address, payload, settle }]);
    });
    awaited.set(asked, answer);
    return answer;
  };

  return {
    ask,
    isAvailable,
    getOpen: open.get,
    subscribe: open.subscribe,
  };
}

export type IntentQueue = ReturnType<typeof createIntentQueue>;
