import type { TopUpByCryptoBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Button, Stack, Text } from '@barg/ui-kit';
import type { CoinInvoice } from '../hooks/use-coin-invoice.ts';

interface PayWithCoinsProps {
  /** Null while the choice is not valid, or is being paid in another way. */
  order: TopUpByCryptoBody | null;
  invoice: CoinInvoice;
}

/** Buys the chosen tokens with coins, if the site accepts them; the next page shows where to send them. */
export function PayWithCoins({ order, invoice: { open, isOpening, failure } }: PayWithCoinsProps) {
  const { t } = useTranslation('commerce');
  const isTaken = useSetting('takesCoins');
  if (!isTaken) return null;
  return (
    <Stack gap={2}>
      <Button
        width="full"
        isLoading={isOpening}
        disabled={order === null}
        onClick={() => {
          if (order !== null) void open(order);
        }}
      >
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
