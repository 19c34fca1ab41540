import type { ManagedUserDetails } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Badge, Card, CardTitle, Text, Time, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Coded } from '../../shared/coded.tsx';

type Payment = ManagedUserDetails['payments'][number];

const VARIANTS = { pending: 'pending', succeeded: 'status', failed: 'danger', refunded: 'pending' } as const;

function useColumns(): Column<Payment>[] {
  const { t } = useTranslation('operator');
  const format = useFormat();
  return [
    {
      id: 'amount',
      header: t('users.paid'),
      isNumeric: true,
      cell: ({ amount, currency }) => <bdi>{format.money(amount, currency)}</bdi>,
    },
    {
      id: 'tokens',
      header: t('users.tokens'),
      isNumeric: true,
      cell: ({ tokens }) => <Amount value={tokens} unit="tokens" />,
    },
    {
      id: 'state',
      header: t('status'),
      cell: ({ status, failureCode }) => (
        <>
          <Badge variant={VARIANTS[status]}>{t(`users.payments.${status}`)}</Badge>
          {failureCode && (
            <Text size="caption" tone="muted">
              <Coded group="failures" code={failureCode} />
            </Text>
          )}
        </>
      ),
    },
    { id: 'provider', header: t('users.provider'), cell: ({ provider }) => <Coded group="gateways" code={provider} /> },
    { id: 'time', header: t('audit.time'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
  ];
}

/** The latest payments of money, whatever became of them. */
export function PaymentsCard({ payments }: Pick<ManagedUserDetails, 'payments'>) {
  const { t } = useTranslation('operator');
  const columns = useColumns();
  return (
    <Card>
      <CardTitle>{t('users.paymentsTitle')}</CardTitle>
      {payments.length === 0 ? (
        <Text tone="muted">{t('users.noPayments')}</Text>
      ) : (
        <DataTable label={t('users.paymentsTitle')} columns={columns} rows={payments} keyOf={({ _id }) => _id} />
      )}
    </Card>
  );
}
