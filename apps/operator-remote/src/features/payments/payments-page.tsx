import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Amount, PageHeader, Time, UserLine } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { DayRange } from '../../shared/day-range.tsx';
import { dayBounds } from '../../shared/days.ts';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Money } from '../../shared/money.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useManagedPaymentsInfiniteQuery, type PaymentFilters } from './payments-api.ts';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

const STATUSES = ['pending', 'succeeded', 'failed', 'refunded'] as const;

function useColumns(): Column<ManagedPayment>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'person',
      header: t('users.person'),
      isBare: true,
      cell: ({ _id, person }) => (
        <Link to={`${OPERATOR_PATH}/payments/${_id}`}>
          <UserLine as="strong" text={person.name} />
        </Link>
      ),
    },
    { id: 'paid', header: t('users.paid'), isNumeric: true, cell: (payment) => <Money {...payment} /> },
    {
      id: 'tokens',
      header: t('users.tokens'),
      isNumeric: true,
      cell: ({ tokens }) => <Amount value={tokens} unit="tokens" />,
    },
    { id: 'state', header: t('status'), cell: (payment) => <PaymentStatus payment={payment} /> },
    { id: 'time', header: t('audit.time'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
  ];
}

function usePaymentFilters() {
  const filters = useFilters();
  const q = filters.get('q');
  const status = STATUSES.find((it) => it === filters.get('status'));
  const query: PaymentFilters = {
    ...(q && { q }),
    ...(status && { status }),
    ...dayBounds(filters.get),
  };
  return { filters, query };
}

/** The list of payments. */
export default function PaymentsPage() {
  const { t } = useTranslation('operator');
  const { filters, query } = usePaymentFilters();
  const payments = useManagedPaymentsInfiniteQuery(query);
  const columns = useColumns();
  const statuses = STATUSES.map((value) => ({ value, label: t(`users.payments.${value}`) }));
  return (
    <>
      <PageHeader title={t('sections.payments')} />
      <PaymentTabs />
      <Filters>
        <SearchFilter label={t('payments.search')} value={filters.get('q')} onChange={(q) => filters.set('q', q)} />
        <SelectField
          label={t('status')}
          value={filters.get('status')}
          options={[{ value: '', label: t('all') }, ...statuses]}
          onChange={(event) => filters.set('status', event.target.value)}
        />
        <DayRange filters={filters} />
      </Filters>
      <PagedList query={payments} empty={t('payments.empty')}>
        {(items) => (
          <DataTable label={t('sections.payments')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
