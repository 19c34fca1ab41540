import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { tellOwnTabs, toQueryError, useAppStore, userSlice, type AppStore, type QueryError } from '@barg/session';
import { tokensLeft } from './hundredths.ts';
import { closeOrder, closeOrdersOf, leaveUnanswered, openOrder, openOrders } from './open-orders.ts';
import { OFFLINE } from './use-once-online.ts';

/** What is refused before it is looked at says nothing of an earlier attempt with the same key. */
const UNREAD = [408, 429];
/**
 * Failures that are thrown before anything is written: the site is closed, or has no gateway. By their codes, because a
 * 503 alone says nothing: a database that goes away may do so while it commits, or after a card was charged.
 */
const NOT_BEGUN = ['site.maintenance', 'payment.gateway_unavailable'];

/** Only a client error is final. After a server error or no answer the money may have moved, so the key must stay. */
export const isFinal = ({ statusCode }: QueryError): boolean =>
  statusCode >= 400 && statusCode < 500 && !UNREAD.includes(statusCode);

/** Whether an attempt that failed like this may have been carried out: the words of such a failure do not say so. */
const mayBeDone = (failure: QueryError): boolean =>
  !isFinal(failure) && !UNREAD.includes(failure.statusCode) && !NOT_BEGUN.includes(failure.code);

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
 * Which orders of a place had no answer: none, this very one, or another. Only this one is carried out once however
 * often it is sent; after another, this one would be paid beside it.
 */
export type Unanswered = 'none' | 'this' | 'other';

/**
 * How long the key of an order without an answer is kept. `page`: also while its dialog is closed, for what is charged
 * at once. `dialog`: for what charges nothing by itself and the server does not do twice. Its state may have changed and
 * changed back since, such as a cancellation that was undone and made again, and the same words mean another act then.
 */
export type KeyKept = 'page' | 'dialog';

/**
 * Sends orders so that each is carried out once: all attempts at the same order have the same idempotency key, also
 * after the dialog was closed and opened again, unless `kept` says otherwise. A new one is used when the order has
 * changed or got a final answer.
 *
 * @param place names what is bought where, such as a tip to one performer
 * @example
 * const { send, unansweredOf } = useIdempotentRequest('top-up');
 * await send({ amount }, (key) => topUp({ amount, key }).unwrap());
 */
export const useIdempotentRequest = (place: string, kept: KeyKept = 'page') => {
  const store = useAppStore();
  const open = useSyncExternalStore(openOrders.subscribe, openOrders.get, openOrders.get);
  useEffect(() => {
    if (kept === 'dialog') return () => closeOrdersOf(place);
  }, [kept, place]);
  const send = useCallback(
    async <Answer>(order: object, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
      const { key } = openOrder(place, JSON.stringify(order));
      try {
        const answer = await ask(key);
        closeOrder(key);
        tellBalance(store, answer);
        return answer;
      } catch (thrown) {
        const failure = toQueryError(thrown);
        if (isFinal(failure)) closeOrder(key);
        else if (mayBeDone(failure)) leaveUnanswered(key);
        throw thrown;
      }
    },
    [place, store],
  );
  const unansweredOf = (order: object): Unanswered => {
    const unanswered = open.filter((known) => known.place === place && known.isUnanswered);
    if (unanswered.length === 0) return 'none';
    return unanswered.some((known) => known.order === JSON.stringify(order)) ? 'this' : 'other';
  };
  return { send, unansweredOf };
};
