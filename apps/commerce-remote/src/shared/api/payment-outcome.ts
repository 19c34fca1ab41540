import { useEffect } from 'react';
import { checkPayment } from '@barg/api-client/payments';
import type { TopUpResult } from '@barg/api-client/models';
import { api, defineQuery, toQueryError, useAppStore, type QueryError } from '@barg/session';
import { isFinal } from '@barg/session/open-request';
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

interface PaymentOutcome {
  /** Undefined before the first answer. */
  outcome: TopUpResult | undefined;
  /** Whether it has ended. */
  isOver: boolean;
  /** Why nothing will be learned of the payment, as of one that is not the payer's own. */
  refusal: QueryError | null;
}

/** Polls a payment until it has ended, or until the server refuses to tell of it. */
export const usePaymentOutcome = (paymentId: string): PaymentOutcome => {
  const store = useAppStore();
  const [check, { data: outcome, error }] = useCheckPaymentMutation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = async (): Promise<void> => {
      const { data: result, error: failure } = await check(paymentId);
      if (hasLeft || (failure && isFinal(toQueryError(failure)))) return;
      if (result && isOver(result)) tellBalance(store, result);
      else timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [check, paymentId, store]);
  const refusal = error && toQueryError(error);
  const isEnded = outcome !== undefined && isOver(outcome);
  return { outcome, isOver: isEnded, refusal: refusal && isFinal(refusal) ? refusal : null };
};
