import type { ManagedRemoval } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, PageHeader, RevealStack, Text, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { REPORT_TYPES } from '../reports/report-kinds.ts';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../../shared/filters.tsx';
import { PagedList } from '../../../shared/paged-list.tsx';
import { PersonCell } from '../../../shared/person-cell.tsx';
import { RemoveByAddress } from './remove-by-address.tsx';
import { RemoveNamed } from './remove-named.tsx';
import { useManagedRemovalsInfiniteQuery, type RemovalFilters } from './removals-api.ts';
import { standingOf } from './removal-standing.ts';

const STATES = ['objected', 'removed', 'restored', 'purged'] as const;

function useColumns(): Column<ManagedRemoval>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'what',
      header: t('reports.what'),
      isBare: true,
      cell: ({ _id, type, reason, title }) => (
        <>
          <Link to={`${OPERATOR_PATH}/removals/${_id}`}>
            <strong>
              {t(`reports.types.${type}`)}: {t(`reports.reasons.${reason}`)}
            </strong>
          </Link>
          {title && <UserLine as={Text} tone="muted" clamp={2} text={title} />}
        </>
      ),
    },
    { id: 'owner', header: t('reports.owner'), cell: ({ owner }) => <PersonCell person={owner} /> },
    {
      id: 'state',
      header: t('status'),
      cell: (removal) => {
        const { key, variant } = standingOf(removal);
        return <Badge variant={variant}>{t(`removals.states.${key}`)}</Badge>;
      },
    },
    { id: 'time', header: t('audit.time'), cell: ({ createdAt }) => <Time value={createdAt} /> },
  ];
}

/** The removals and their objections. */
export default function RemovalsPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const state = STATES.find((it) => it === filters.get('state'));
  const type = REPORT_TYPES.find((it) => it === filters.get('type'));
  const query: RemovalFilters = { ...(state && { state }), ...(type && { type }) };
  const removals = useManagedRemovalsInfiniteQuery(query);
  const columns = useColumns();
  const all = { value: '', label: t('all') };
  return (
    <>
      <PageHeader title={t('sections.removals')} subtitle={t('removals.subtitle')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={state ?? ''}
          options={[all, ...STATES.map((value) => ({ value, label: t(`removals.states.${value}`) }))]}
          onChange={(event) => filters.set('state', event.target.value)}
        />
        <SelectField
          label={t('reports.type')}
          value={type ?? ''}
          options={[all, ...REPORT_TYPES.map((value) => ({ value, label: t(`reports.types.${value}`) }))]}
          onChange={(event) => filters.set('type', event.target.value)}
        />
      </Filters>
      <RevealStack>
        <PagedList query={removals} empty={t('removals.empty')}>
          {(items) => (
            <DataTable label={t('sections.removals')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
          )}
        </PagedList>
        <RemoveByAddress />
        <RemoveNamed named={filters.get('remove')} onClose={() => filters.set('remove', '')} />
      </RevealStack>
    </>
  );
}
