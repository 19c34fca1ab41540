import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPaymentView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, CardTitle, Inline, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { Coded } from '../../shared/coded.tsx';
import { Money } from '../../shared/money.tsx';
import { TextLink } from '../../shared/text-link.tsx';

type View = Pick<ManagedPaymentView, 'payment' | 'refunds' | 'disputes' | 'events'>;

/** The refunds, disputes and events of a payment. */
export function PaymentHistory({ view }: { view: View }) {
  const { t } = useTranslation('operator');
  const { refunds, disputes, events, payment } = view;
  if (refunds.length + disputes.length + events.length === 0) return null;
  return (
    <Card as="section" aria-label={t('payments.history')}>
      <Stack gap={3}>
        <CardTitle>{t('payments.history')}</CardTitle>
        {disputes.map(({ _id, status, openedAt, reason }) => (
          <Inline key={_id} gap={2}>
            <TextLink to={`${OPERATOR_PATH}/disputes/${_id}`}>{t('disputes.title')}</TextLink>
            <Badge variant={status === 'won' ? 'status' : 'danger'}>{t(`disputes.statuses.${status}`)}</Badge>
            <Coded group="disputes" code={reason} />
            <When at={openedAt} />
          </Inline>
        ))}
        {refunds.map(({ _id, amount, status, reason, createdAt }) => (
          <Inline key={_id} gap={2}>
            <Text>
              {t('payments.refundOf')} <Money amount={amount} currency={payment.currency} />
            </Text>
            <Badge variant={status === 'failed' ? 'danger' : 'status'}>{t(`payments.refunds.${status}`)}</Badge>
            <UserLine as={Text} text={reason} />
            <When at={createdAt} />
          </Inline>
        ))}
        {events.map(({ _id, type, receivedAt, handledAt }) => (
          <Inline key={_id} gap={2}>
            <Coded group="events" code={type} />
            {!handledAt && <Badge variant="pending">{t('payments.events.waiting')}</Badge>}
            <When at={receivedAt} />
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

function When({ at }: { at: string }) {
  return (
    <Text size="caption" tone="muted">
      <Time value={at} format="dateTime" />
    </Text>
  );
}
