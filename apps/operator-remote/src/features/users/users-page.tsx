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

const ROLES = ['user', 'performer', 'operator'] as const;
const STATES = ['active', 'suspended'] as const;

function useUserFilters() {
  const filters = useFilters();
  const q = filters.get('q');
  const role = ROLES.find((it) => it === filters.get('role'));
  const state = STATES.find((it) => it === filters.get('state'));
  const query: UserFilters = { ...(q && { q }), ...(role && { role }), ...(state && { state }) };
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
    { id: 'role', header: t('users.role'), isWhole: true, cell: ({ role }) => t(`users.roles.${role}`) },
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
  const all = { value: '', label: t('all') };
  return (
    <>
      <PageHeader title={t('sections.users')} />
      <Filters>
        <SearchFilter label={t('users.search')} value={filters.get('q')} onChange={(q) => filters.set('q', q)} />
        <SelectField
          label={t('users.role')}
          value={query.role ?? ''}
          options={[all, ...ROLES.map((value) => ({ value, label: t(`users.roles.${value}`) }))]}
          onChange={(event) => filters.set('role', event.target.value)}
        />
        <SelectField
          label={t('users.state')}
          value={query.state ?? ''}
          options={[all, ...STATES.map((value) => ({ value, label: t(`users.${value}`) }))]}
          onChange={(event) => filters.set('state', event.target.value)}
        />
      </Filters>
      <PagedList query={users} empty={t('users.empty')}>
        {(items) => <DataTable label={t('sections.users')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
