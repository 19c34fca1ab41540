import { useState } from 'react';
import type { TopUpByCryptoBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { Button, Stack, Text } from '@barg/ui-kit';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useOpenCoinInvoiceMutation } from '../api/open-coin-invoice.ts';

interface PayWithCoinsProps {
  /** What is bought; null where nothing is chosen that could be. */
  order: TopUpByCryptoBody | null;
  onOpened: (paymentId: string) => void;
}

/** Buys the same tokens with coins, where the site takes them: the next page says where to send how many. */
export function PayWithCoins({ order, onOpened }: PayWithCoinsProps) {
  const { t } = useTranslation('commerce');
  const isTaken = useSetting('takesCoins');
  const attempt = useAttempt();
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
