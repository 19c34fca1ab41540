import { useTranslation } from '@barg/runtime/i18n';
import { Button, ButtonLink, Stack, Text } from '@barg/ui-kit';
import { paths } from './paths.ts';
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
      disabled={disabled || payment.isCapped}
      isLoading={payment.isPaying}
      onClick={() => void payment.submit()}
    >
      <bdi>{payment.needsTopUp ? t('wallet.topUp') : label}</bdi>
    </Button>
  );
}

const PAID_PATHS = { transactions: paths.wallet, payments: paths.payments } as const;

interface PayErrorProps {
  payment: Pick<WalletPayment, 'error' | 'isCapped'> & Partial<Pick<WalletPayment, 'isOtherUnanswered'>>;
  /** Where is seen what was paid. */
  paid?: 'transactions' | 'payments';
}

/**
 * The error of the last attempt, with the way to one's own limit where that is what refused it, and to what was paid
 * where that is not known of another order.
 */
export function PayError({ payment, paid = 'transactions' }: PayErrorProps) {
  const { error, isCapped, isOtherUnanswered = false } = payment;
  const { t } = useTranslation('commerce');
  if (error === null) return null;
  return (
    <Stack gap={2} align="start">
      <Text as="p" role="alert" tone="danger">
        {error}
      </Text>
      {isCapped && <ButtonLink to={paths.limits}>{t('subscriptions.toLimits')}</ButtonLink>}
      {isOtherUnanswered && <ButtonLink to={PAID_PATHS[paid]}>{t(`wallet.${paid}`)}</ButtonLink>}
    </Stack>
  );
}
