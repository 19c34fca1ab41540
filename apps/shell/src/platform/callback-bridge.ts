import type { IntentAnswer, IntentName, IntentPayloads, IntentRequests, VaultPick } from '@barg/contract';

type Callback = (picked: readonly VaultPick[]) => void;

/** What dialogs settle with that were built before intents had answers, beside `done`. */
const NOTHING: readonly unknown[] = [null, undefined, 'dismissed', 'unavailable'];

/**
 * Lets builds from before intents had answers speak with those of today: their vault gave what was chosen to a callback
 * and settled with `done`, and who asked it waits for the callback. It goes together with `onPicked` in the contract.
 */
export function bridgeCallbacks<N extends IntentName>(name: N, request: IntentRequests[N]) {
  const isVault = name === 'vault.pick';
  const asker = request as { onPicked?: Callback };
  let picked: readonly VaultPick[] | null = null;
  const onPicked: Callback = (items) => {
    picked = items;
  };
  const answerOf = (settled: unknown): IntentAnswer<N> => {
    const answer = isVault && settled === 'done' ? picked : settled;
    if (NOTHING.includes(answer)) return null;
    if (isVault) asker.onPicked?.(answer as readonly VaultPick[]);
    return answer as IntentAnswer<N>;
  };
  return { payload: (isVault ? { ...request, onPicked } : request) as IntentPayloads[N], answerOf };
}
