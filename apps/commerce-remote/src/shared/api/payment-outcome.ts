import { useEffect } from 'react';
import { checkPayment } from '@barg/api-client/payments';
import type { TopUpResult } from '@barg/api-client/models';
import { api, defineQuery, useAppStore } from '@barg/session';
import { tellBalance } from '../use-idempotent-request.ts';

/** Twenty times a minute; the server allows thirty. */
const EVERY_MS = 3000;

const isOver = ({ status }: Pick<TopUpResult, 'status'>): boolean =>
  status !== 'pending' && status !== 'requires-action';

const { useCheckPaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkPayment: build.mutation<TopUpResult, string>({
      queryFn: defineQuery((paymentId: string) => checkPayment(paymentId)),
      invalidatesTags: (result) => (result && isOver(result) ? ['Wallet', 'Card'] : []),
    }),
  }),
});

/** Polls a payment until it has ended; undefined before the first answer. */
export const usePaymentOutcome = (paymentId: string): TopUpResult | undefined => {
  const store = useAppStore();
  const [check, { data }] = useCheckPaymentMutation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = async (): Promise<void> => {
      const { data: result } = await check(paymentId);
      if (hasLeft) return;
      if (result && isOver(result)) tellBalance(store, result);
      else timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [check, paymentId, store]);
  return data;
};
