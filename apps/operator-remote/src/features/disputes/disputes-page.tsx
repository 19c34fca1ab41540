import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedDispute } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, PageHeader, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Money } from '../../shared/money.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useManagedDisputesInfiniteQuery } from './disputes-api.ts';

const STATUSES = ['open', 'won', 'lost'] as const;

function useColumns(): Column<ManagedDispute>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'person',
      header: t('users.person'),
      isBare: true,
      cell: ({ _id, person }) => (
        <Link to={`${OPERATOR_PATH}/disputes/${_id}`}>
          <UserLine as="strong" text={person.name} />
        </Link>
      ),
    },
    { id: 'amount', header: t('disputes.amount'), isNumeric: true, cell: (dispute) => <Money {...dispute} /> },
    {
      id: 'state',
      header: t('status'),
      cell: ({ status }) => (
        <Badge variant={status === 'won' ? 'status' : 'danger'}>{t(`disputes.statuses.${status}`)}</Badge>
      ),
    },
    {
      id: 'due',
      header: t('disputes.due'),
      cell: ({ dueAt, status, acceptedAt }) =>
        dueAt && status === 'open' && !acceptedAt ? <Time value={dueAt} format="dateTime" /> : '–',
    },
    { id: 'time', header: t('disputes.opened'), cell: ({ openedAt }) => <Time value={openedAt} format="dateTime" /> },
  ];
}

/** The list of disputes. */
export default function DisputesPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const status = STATUSES.find((it) => it === filters.get('status'));
  const disputes = useManagedDisputesInfiniteQuery(status);
  const columns = useColumns();
  const statuses = STATUSES.map((value) => ({ value, label: t(`disputes.statuses.${value}`) }));
  return (
    <>
      <PageHeader title={t('sections.disputes')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={status ?? ''}
          options={[{ value: '', label: t('all') }, ...statuses]}
          onChange={(event) => filters.set('status', event.target.value)}
        />
      </Filters>
      <PagedList query={disputes} empty={t('disputes.empty')}>
        {(items) => (
          <DataTable label={t('sections.disputes')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
