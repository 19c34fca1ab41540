import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPayout } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Amount, PageHeader, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useManagedPayoutsInfiniteQuery } from './payouts-api.ts';

const STATUSES = ['pending-review', 'approved', 'paid', 'rejected'] as const;

function useColumns(): Column<ManagedPayout>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'person',
      header: t('users.person'),
      isBare: true,
      cell: ({ _id, performer }) => (
        <Link to={`${OPERATOR_PATH}/payouts/${_id}`}>
          <UserLine as="strong" text={performer.name} />
        </Link>
      ),
    },
    {
      id: 'amount',
      header: t('payouts.amount'),
      isNumeric: true,
      cell: ({ amount }) => <Amount value={amount} unit="tokens" />,
    },
    {
      id: 'method',
      header: t('payouts.method'),
      isWhole: true,
      cell: ({ methodId }) => t(`payouts.methods.${methodId}`),
    },
    { id: 'time', header: t('payouts.asked'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
  ];
}

/** The list of payout requests, the longest waiting first. */
export default function PayoutsPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const status = STATUSES.find((it) => it === filters.get('status')) ?? 'pending-review';
  const payouts = useManagedPayoutsInfiniteQuery(status);
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sections.payouts')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`payouts.statuses.${value}`) }))}
          onChange={(event) => filters.set('status', event.target.value)}
        />
      </Filters>
      <PagedList query={payouts} empty={t('payouts.empty')}>
        {(items) => <DataTable label={t('sections.payouts')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
