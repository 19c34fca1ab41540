import { useState } from 'react';
import type { TopUpByCryptoBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, type QueryError } from '@barg/session';
import { useHeldOpen } from '@barg/ui-kit';
import { rereadPricing } from '../../../shared/reread-pricing.ts';
import { useIdempotentRequest } from '../../../shared/use-idempotent-request.ts';
import { OFFLINE, useOnceOnline } from '../../../shared/use-once-online.ts';
import { useOpenCoinInvoiceMutation } from '../api/open-coin-invoice.ts';

export interface CoinInvoice {
  /** Opens one for an order; the same one as long as it is not known whether it was opened. */
  open: (order: TopUpByCryptoBody) => Promise<void>;
  isOpening: boolean;
  /** Why it was not opened; empty while there is no reason. */
  failure: string;
}

/** The invoice for coins of a top-up. The dialog around stays open until it is known whether there is one. */
export const useCoinInvoice = (onOpened: (paymentId: string) => void): CoinInvoice => {
  const { t } = useTranslation('commerce');
  const { send } = useIdempotentRequest('coins', 'dialog');
  const [openInvoice, { isLoading: isOpening }] = useOpenCoinInvoiceMutation();
  const [failure, setFailure] = useState<QueryError | null>(null);
  useOnceOnline(failure?.code === OFFLINE, () => setFailure(null));
  useHeldOpen(isOpening);
  const open = async (order: TopUpByCryptoBody): Promise<void> => {
    setFailure(null);
    try {
      const { _id } = await send(order, (key) => openInvoice({ body: order, key }).unwrap());
      onOpened(_id);
    } catch (thrown) {
      const refusal = toQueryError(thrown);
      rereadPricing(refusal);
      setFailure(refusal);
    }
  };
  return { open, isOpening, failure: failure ? failure.message || t('shell:errors.default') : '' };
};
