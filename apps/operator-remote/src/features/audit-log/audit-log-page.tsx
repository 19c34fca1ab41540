import type { AuditEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Time } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { DayRange } from '../../shared/day-range.tsx';
import { dayBounds } from '../../shared/days.ts';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { AuditDetails } from '../../shared/audit-details/audit-details.tsx';
import { useAuditLogInfiniteQuery, type AuditFilters } from '../../shared/api/audit-log.ts';
import { AREAS } from './areas.ts';
import { OperatorFilter } from './operator-filter.tsx';

/** An action, or the area of several: an address may hold anything. */
const ACTION = /^[a-z_-]+(?:\.[a-z_-]+)*$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function useAuditFilters() {
  const filters = useFilters();
  const [action, target, operator] = [filters.get('action'), filters.get('target').trim(), filters.get('operator')];
  const query: AuditFilters = {
    ...(ACTION.test(action) && { action }),
    ...(target && { targetId: target }),
    ...(ID.test(operator) && { operatorId: operator }),
    ...dayBounds(filters.get),
  };
  return { filters, query };
}

/** The audit log of operators' actions, read-only. */
export default function AuditLogPage() {
  const { t } = useTranslation('operator');
  const { filters, query } = useAuditFilters();
  const log = useAuditLogInfiniteQuery(query);
  const columns: Column<AuditEntry>[] = [
    { id: 'action', header: t('audit.action'), isBare: true, cell: ({ action }) => <ActionName action={action} /> },
    {
      id: 'operator',
      header: t('audit.operator'),
      isBare: true,
      cell: ({ operator }) => (operator ? <PersonCell person={operator} /> : t('audit.site')),
    },
    { id: 'time', header: t('audit.time'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
    { id: 'details', header: t('audit.details'), isBare: true, cell: (entry) => <AuditDetails entry={entry} /> },
  ];
  return (
    <>
      <PageHeader title={t('sections.audit-log')} subtitle={t('audit.subtitle')} />
      <Filters>
        <SelectField
          label={t('audit.area')}
          value={filters.get('action')}
          onChange={(event) => filters.set('action', event.target.value)}
          options={[
            { value: '', label: t('all') },
            ...AREAS.map((area) => ({ value: area, label: t(`audit.areas.${area}`) })),
          ]}
        />
        <OperatorFilter value={filters.get('operator')} onChange={(id) => filters.set('operator', id)} />
        <SearchFilter
          label={t('audit.target')}
          value={filters.get('target')}
          onChange={(text) => filters.set('target', text)}
        />
        <DayRange filters={filters} />
      </Filters>
      <PagedList query={log} empty={t('audit.empty')}>
        {(entries) => (
          <DataTable label={t('sections.audit-log')} columns={columns} rows={entries} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}

/** The name of an action; unknown ones are shown as they are. */
function ActionName({ action }: { action: string }) {
  const { t } = useTranslation('operator');
  const key = action.replace('.', '-');
  return <strong>{t(`audit.actions.${key}`, { defaultValue: action })}</strong>;
}
