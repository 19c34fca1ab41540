import type { IntentAnswer, IntentName, IntentPayloads, IntentRequests, VaultPick } from '@barg/contract';

/** What dialogs settle with that were built before intents had answers: an answer only where nothing more is to say. */
const WITHOUT_ANSWER: readonly unknown[] = ['dismissed', 'unavailable'];
const ANSWER_CAME_BEFORE = 'done';

/** A callback among what is handed over: of a build from before intents had answers. */
const callbackOf = (request: object): ((picked: readonly VaultPick[]) => void) | undefined =>
  'onPicked' in request && typeof request.onPicked === 'function'
    ? (request.onPicked as (picked: readonly VaultPick[]) => void)
    : undefined;

/**
 * Lets builds from before intents had answers speak with those of today: their vault gave what was chosen to a callback
 * and settled with `done`, and who asked it waits for the callback. It goes together with `onPicked` in the contract.
 */
export function bridgeCallbacks<N extends IntentName>(name: N, request: IntentRequests[N]) {
  const isVault = name === 'vault.pick';
  const tellAsker = isVault ? callbackOf(request) : undefined;
  let picked: readonly VaultPick[] | null = null;
  const onPicked = (items: readonly VaultPick[]): void => {
    picked = items;
  };
  const answerOf = (settled: unknown): IntentAnswer<N> => {
    if (settled === null || settled === undefined || WITHOUT_ANSWER.includes(settled)) return null;
    const answer = isVault && settled === ANSWER_CAME_BEFORE ? picked : settled;
    if (answer !== null) tellAsker?.(answer as readonly VaultPick[]);
    return answer as IntentAnswer<N>;
  };
  return { payload: (isVault ? { ...request, onPicked } : request) as IntentPayloads[N], answerOf };
}
