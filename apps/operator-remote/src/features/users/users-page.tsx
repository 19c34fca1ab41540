import type { ManagedUser } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, PageHeader, Time } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { useManagedUsersInfiniteQuery, type UserFilters } from '../../shared/api/users.ts';

function useUserFilters() {
  const filters = useFilters();
  const [q, role, state] = [filters.get('q'), filters.get('role'), filters.get('state')];
  const query: UserFilters = {
    ...(q && { q }),
    ...(role && { role: role as UserFilters['role'] }),
    ...(state && { state: state as UserFilters['state'] }),
  };
  return { filters, query };
}

function useColumns(): Column<ManagedUser>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'person',
      header: t('users.person'),
      isBare: true,
      cell: (user) => (
        <Link to={`${OPERATOR_PATH}/users/${user._id}`}>
          <PersonCell person={user} />
        </Link>
      ),
    },
    { id: 'email', header: t('users.email'), cell: ({ email }) => <bdi>{email ?? '–'}</bdi> },
    { id: 'role', header: t('users.role'), cell: ({ role }) => t(`users.roles.${role}`) },
    {
      id: 'state',
      header: t('users.state'),
      cell: ({ suspendedAt }) => (
        <Badge variant={suspendedAt ? 'danger' : 'status'}>{t(suspendedAt ? 'users.suspended' : 'users.active')}</Badge>
      ),
    },
    { id: 'since', header: t('users.since'), cell: ({ createdAt }) => <Time value={createdAt} format="long" /> },
  ];
}

/** Finding an account. */
export default function UsersPage() {
  const { t } = useTranslation('operator');
  const { filters, query } = useUserFilters();
  const users = useManagedUsersInfiniteQuery(query);
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sections.users')} />
      <Filters>
        <SearchFilter label={t('users.search')} value={filters.get('q')} onChange={(q) => filters.set('q', q)} />
        <SelectField
          label={t('users.role')}
          value={filters.get('role')}
          options={[
            { value: '', label: t('all') },
            ...['user', 'performer', 'operator'].map((value) => ({ value, label: t(`users.roles.${value}`) })),
          ]}
          onChange={(event) => filters.set('role', event.target.value)}
        />
        <SelectField
          label={t('users.state')}
          value={filters.get('state')}
          options={[
            { value: '', label: t('all') },
            { value: 'active', label: t('users.active') },
            { value: 'suspended', label: t('users.suspended') },
          ]}
          onChange={(event) => filters.set('state', event.target.value)}
        />
      </Filters>
      <PagedList query={users} empty={t('users.empty')}>
        {(items) => <DataTable label={t('sections.users')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
