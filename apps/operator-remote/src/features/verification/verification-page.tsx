import type { PendingPerformer } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Handle, PageHeader, Time, useUi, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { countryName } from '@barg/ui-kit/names';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { usePendingPerformersInfiniteQuery } from './verification-api.ts';

const STATUSES = ['pending', 'verified', 'refused'] as const;

function useColumns(): Column<PendingPerformer>[] {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  return [
    {
      id: 'person',
      header: t('users.person'),
      isBare: true,
      cell: ({ _id, name, username }) => (
        <>
          <Link to={`${OPERATOR_PATH}/verification/${_id}`}>
            <UserLine as="strong" text={name} />
          </Link>{' '}
          {username && <Handle username={username} />}
        </>
      ),
    },
    {
      id: 'country',
      header: t('verification.country'),
      cell: ({ country }) => <bdi>{country ? countryName(country, locale) : '–'}</bdi>,
    },
    {
      id: 'submitted',
      header: t('verification.submitted'),
      cell: ({ submittedAt }) => <Time value={submittedAt} format="dateTime" />,
    },
  ];
}

/** Performers who wait for verification, the longest first, and decided ones. */
export default function VerificationPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const status = STATUSES.find((it) => it === filters.get('status')) ?? 'pending';
  const performers = usePendingPerformersInfiniteQuery(status);
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sections.verification')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`verification.${value}`) }))}
          onChange={(event) => filters.set('status', event.target.value)}
        />
      </Filters>
      <PagedList query={performers} empty={t(status === 'pending' ? 'verification.empty' : 'verification.noneDecided')}>
        {(items) => (
          <DataTable label={t('sections.verification')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
