import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { tellOwnTabs, toQueryError, useAppStore, userSlice, type AppStore, type QueryError } from '@barg/session';
import { tokensLeft } from './hundredths.ts';

interface Attempt {
  order: string;
  key: string;
}

/** What is refused before it is looked at says nothing of an earlier attempt with the same key. */
const UNREAD = [408, 429];

/** Only a client error is final. After a server error or no answer the money may have moved, so the key must stay. */
export const isFinal = ({ statusCode }: QueryError): boolean =>
  statusCode >= 400 && statusCode < 500 && !UNREAD.includes(statusCode);

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
 * Sends orders so that each is carried out once: all attempts at the same order have the same idempotency key. A new
 * one is used when the order has changed or got a final answer.
 *
 * @example
 * const attempt = useIdempotentRequest();
 * await attempt({ amount }, (key) => topUp({ amount, key }).unwrap());
 */
export const useIdempotentRequest = () => {
  const store = useAppStore();
  const open = useRef<Attempt | null>(null);
  return useCallback(
    async <Answer>(order: object, send: (key: string) => Promise<Answer>): Promise<Answer> => {
      const wanted = JSON.stringify(order);
      if (open.current?.order !== wanted) open.current = { order: wanted, key: newIdempotencyKey() };
      const { current } = open;
      const close = () => {
        if (open.current === current) open.current = null;
      };
      try {
        const answer = await send(current.key);
        close();
        tellBalance(store, answer);
        return answer;
      } catch (thrown) {
        if (isFinal(toQueryError(thrown))) close();
        throw thrown;
      }
    },
    [store],
  );
};
