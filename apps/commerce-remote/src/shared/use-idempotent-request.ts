import { useCallback } from 'react';
import { tellOwnTabs, useAppStore, userSlice, type AppStore, type QueryError } from '@barg/session';
import { mayBeDone, useOpenRequest, type KeyKept } from '@barg/session/open-request';
import { rereadStanding } from './api/wallet-standing.ts';
import { tokensLeft } from './hundredths.ts';
import { OFFLINE } from './use-once-online.ts';

/**
 * Whether the note about an order without an answer says all that there is to say of a failure. Why there is no answer
 * is said beside it where that is known.
 */
export const isToldByNote = (failure: QueryError): boolean => mayBeDone(failure) && failure.code !== OFFLINE;

/** The wallet's balance in an answer; null when it has none. */
export const balanceIn = (answer: unknown): number | null => {
  if (typeof answer !== 'object' || answer === null || !('balance' in answer)) return null;
  return typeof answer.balance === 'number' ? answer.balance : null;
};

/** Updates the shown balance from an answer, in this and other tabs, because the socket may be disconnected. */
export const tellBalance = (store: AppStore, answer: unknown): void => {
  const balance = balanceIn(answer);
  if (balance === null) return;
  const before = userSlice.selectors.selectBalance(store.getState());
  tellOwnTabs('wallet.balance.changed', { balance, change: tokensLeft(before, balance), reason: 'payment' });
};

/**
 * Sends orders so that each is carried out once, as `useOpenRequest` does, and shows the balance that they leave.
 *
 * @param place names what is bought where, such as a tip to one performer
 * @example
 * const { send, unansweredOf } = useIdempotentRequest('top-up');
 * await send({ amount }, (key) => topUp({ amount, key }).unwrap());
 */
export const useIdempotentRequest = (place: string, kept: KeyKept = 'device') => {
  const store = useAppStore();
  const { send: sendOnce, unansweredOf } = useOpenRequest(place, kept);
  const send = useCallback(
    async <Answer>(order: object, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
      const answer = await sendOnce(order, ask).catch((failure: unknown) => {
        rereadStanding(store, failure);
        throw failure;
      });
      tellBalance(store, answer);
      return answer;
    },
    [sendOnce, store],
  );
  return { send, unansweredOf };
};
