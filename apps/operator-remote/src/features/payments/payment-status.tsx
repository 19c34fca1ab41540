import type { ManagedPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Inline } from '@barg/ui-kit';

const VARIANTS = { pending: 'pending', succeeded: 'status', failed: 'danger', refunded: 'pending' } as const;

/** The badges of a payment: its status, whether it is disputed, and whether it is queued. */
export function PaymentStatus({ payment: { status, isDisputed, givenUpAt } }: { payment: ManagedPayment }) {
  const { t } = useTranslation('operator');
  return (
    <Inline gap={1}>
      <Badge variant={VARIANTS[status]}>{t(`users.payments.${status}`)}</Badge>
      {isDisputed && <Badge variant="danger">{t('payments.disputed')}</Badge>}
      {givenUpAt && <Badge variant="danger">{t('payments.givenUp')}</Badge>}
    </Inline>
  );
}
