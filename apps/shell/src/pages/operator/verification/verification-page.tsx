import type { PendingPerformer } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Handle, PageHeader, Time, useUi, UserLine } from '@barg/ui-kit';
import { OPERATOR_PATH } from '../../../routes/paths.ts';
import { countryName } from '../../shared/country-names.ts';
import { DataTable, type Column } from '../shared/data-table.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { usePendingPerformersInfiniteQuery } from './verification-api.ts';

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

/** Performers who wait to be verified, longest first. */
export default function VerificationPage() {
  const { t } = useTranslation('operator');
  const pending = usePendingPerformersInfiniteQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sections.verification')} />
      <PagedList query={pending} empty={t('verification.empty')}>
        {(items) => (
          <DataTable label={t('sections.verification')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
