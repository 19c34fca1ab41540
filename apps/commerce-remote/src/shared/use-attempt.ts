import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { tellOwnTabs, toQueryError, useAppStore, userSlice, type AppStore } from '@barg/session';
import { tokensLeft } from './hundredths.ts';

interface Attempt {
  order: string;
  key: string;
}

/** After no answer, or one that says nothing of the order, the money may have moved: only the same key is safe. */
const isFinal = (thrown: unknown): boolean => {
  const { statusCode } = toQueryError(thrown);
  return statusCode >= 400 && statusCode < 500;
};

/** What is left in the wallet, where an answer says so. */
export const balanceIn = (answer: unknown): number | null => {
  if (typeof answer !== 'object' || answer === null || !('balance' in answer)) return null;
  return typeof answer.balance === 'number' ? answer.balance : null;
};

/** Socket or not, a wallet shows what is left in it. */
export const tellBalance = (store: AppStore, answer: unknown): void => {
  const balance = balanceIn(answer);
  if (balance === null) return;
  const before = userSlice.selectors.selectBalance(store.getState());
  tellOwnTabs('wallet.balance.changed', { balance, change: tokensLeft(before, balance), reason: 'payment' });
};

/**
 * Sends orders of money so that each is carried out once: one key for all attempts at the same order, a new one when
 * the order changed or was answered for good.
 *
 * @example
 * const attempt = useAttempt();
 * await attempt({ amount }, (key) => topUp({ amount, key }).unwrap());
 */
export const useAttempt = () => {
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
        if (isFinal(thrown)) close();
        throw thrown;
      }
    },
    [store],
  );
};
