import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text } from '@barg/ui-kit';
import type { WalletPayment } from './use-wallet-payment.ts';

interface PayButtonProps {
  payment: WalletPayment;
  /** The action's name with its price. */
  label: string;
  disabled?: boolean;
}

/** Pays, or opens the top-up when the balance does not suffice. */
export function PayButton({ payment, label, disabled }: PayButtonProps) {
  const { t } = useTranslation('commerce');
  return (
    <Button
      variant="primary"
      size="lg"
      width="full"
      disabled={disabled}
      isLoading={payment.isPaying}
      onClick={() => void payment.submit()}
    >
      <bdi>{payment.needsTopUp ? t('wallet.topUp') : label}</bdi>
    </Button>
  );
}

/** The error of the last attempt. */
export function PayError({ payment }: { payment: WalletPayment }) {
  if (payment.error === null) return null;
  return (
    <Text as="p" role="alert" tone="danger">
      {payment.error}
    </Text>
  );
}
