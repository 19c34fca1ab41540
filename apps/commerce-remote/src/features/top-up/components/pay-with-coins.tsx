import { useState } from 'react';
import type { TopUpByCryptoBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { Button, Stack, Text } from '@barg/ui-kit';
import { useIdempotentRequest } from '../../../shared/use-idempotent-request.ts';
import { useOpenCoinInvoiceMutation } from '../api/open-coin-invoice.ts';

interface PayWithCoinsProps {
  /** Null while the choice is not valid. */
  order: TopUpByCryptoBody | null;
  onOpened: (paymentId: string) => void;
}

/** Buys the chosen tokens with coins, if the site accepts them; the next page shows where to send them. */
export function PayWithCoins({ order, onOpened }: PayWithCoinsProps) {
  const { t } = useTranslation('commerce');
  const isTaken = useSetting('takesCoins');
  const attempt = useIdempotentRequest();
  const [open, { isLoading }] = useOpenCoinInvoiceMutation();
  const [failure, setFailure] = useState('');
  if (!isTaken) return null;
  const handlePress = async () => {
    if (order === null) return;
    setFailure('');
    try {
      const { _id } = await attempt(order, (key) => open({ body: order, key }).unwrap());
      onOpened(_id);
    } catch (error) {
      setFailure(toQueryError(error).message || t('shell:errors.default'));
    }
  };
  return (
    <Stack gap={2}>
      <Button width="full" isLoading={isLoading} disabled={order === null} onClick={() => void handlePress()}>
        {t('crypto.pay')}
      </Button>
      {failure && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
