import { useCallback, useEffect, useSyncExternalStore } from 'react';
// By the package's name: each remote has a copy of this module.
import { toQueryError } from '@barg/session';
import { openRequests, type Unanswered } from './storage/open-requests.ts';
import { isFinal, mayBeDone } from './storage/outcome.ts';

export { isFinal, mayBeDone } from './storage/outcome.ts';
export type { Unanswered } from './storage/open-requests.ts';

/**
 * How long the key of a request without an answer is kept. `device`: also while its dialog is closed and after a reload,
 * for a day; as long as the page where the request holds a typed card (`card`). `dialog`: no longer than its dialog, for
 * what the server does not do twice. Its state may have changed and changed back since, such as a cancellation that was
 * undone and made again, and the same words mean another act then.
 */
export type KeyKept = 'device' | 'dialog';

/**
 * Sends requests so that each is carried out once: all attempts at the same one have the same idempotency key, also
 * after the dialog was closed and opened again or the page loaded anew, unless `kept` says otherwise. A new one is used
 * when the content has changed or got a final answer.
 *
 * @param place names what is done where, such as a tip to one performer: requests of one place stand in for each other
 * @example
 * const { send, unansweredOf } = useOpenRequest('top-up');
 * await send({ amount }, (key) => topUp({ amount, key }).unwrap());
 */
export const useOpenRequest = (place: string, kept: KeyKept = 'device') => {
  const open = useSyncExternalStore(openRequests.subscribe, openRequests.get, openRequests.get);
  useEffect(() => {
    if (kept === 'dialog') return () => openRequests.closeAt(place);
  }, [kept, place]);
  const send = useCallback(
    async <Answer>(content: object, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
      const { key, isUnanswered } = openRequests.open(place, content, kept === 'dialog' ? 'page' : 'device');
      try {
        const answer = await ask(key);
        openRequests.close(key);
        return answer;
      } catch (thrown) {
        const failure = toQueryError(thrown);
        if (mayBeDone(failure)) openRequests.leave(key);
        // What nobody has looked at was not done, but an earlier attempt may have been. A note of it on the device would
        // tell later pages that it is not known.
        else if (isFinal(failure) || (kept === 'device' && !isUnanswered)) openRequests.close(key);
        throw thrown;
      }
    },
    [kept, place],
  );
  /** Which of the requests of this place had no answer. */
  const unansweredOf = (content: object): Unanswered => openRequests.unansweredAt(open, place, content);
  /** Forgets what had no answer, once somebody has looked what became of it. */
  const forget = useCallback((): void => openRequests.closeAt(place), [place]);
  return { send, unansweredOf, forget };
};
