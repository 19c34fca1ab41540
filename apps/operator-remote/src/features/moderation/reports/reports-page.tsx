import type { QueuedReport } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, Inline, PageHeader, Text, Time, UserLine } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../../shared/filters.tsx';
import { PagedList } from '../../../shared/paged-list.tsx';
import { PersonCell } from '../../../shared/person-cell.tsx';
import { REPORT_REASONS, REPORT_TYPES } from './report-kinds.ts';
import { SinceBadge } from './since-badge.tsx';
import { useReportQueueInfiniteQuery, type ReportFilters } from './reports-api.ts';

function useReportFilters() {
  const filters = useFilters();
  const type = REPORT_TYPES.find((it) => it === filters.get('type'));
  const reason = REPORT_REASONS.find((it) => it === filters.get('reason'));
  const query: ReportFilters = {
    status: filters.get('status') === 'closed' ? 'closed' : 'open',
    ...(type && { type }),
    ...(reason && { reason }),
  };
  return { filters, query };
}

function useColumns(): Column<QueuedReport>[] {
  const { t } = useTranslation('operator');
  return [
    {
      id: 'what',
      header: t('reports.what'),
      isBare: true,
      cell: ({ _id, type, reason, excerpt, excerptNow, since, ownerState }) => (
        <>
          <Link to={`${OPERATOR_PATH}/reports/${_id}`}>
            <strong>
              {t(`reports.types.${type}`)}: {t(`reports.reasons.${reason}`)}
            </strong>
          </Link>
          {excerpt && <UserLine as={Text} tone="muted" clamp={2} text={excerpt} />}
          <Inline>
            <SinceBadge {...{ since, ownerState }} />
          </Inline>
          {excerptNow && (
            <Text tone="muted" size="caption">
              {t('reports.asNow')}
            </Text>
          )}
          {excerptNow && <UserLine as={Text} tone="muted" clamp={2} text={excerptNow} />}
        </>
      ),
    },
    { id: 'owner', header: t('reports.owner'), cell: ({ owner }) => (owner ? <PersonCell person={owner} /> : '–') },
    { id: 'reporter', header: t('reports.reporter'), cell: ({ reporter }) => <PersonCell person={reporter} /> },
    {
      id: 'state',
      header: t('status'),
      cell: ({ outcome }) => (
        <Badge variant={outcome ? 'status' : 'pending'}>
          {t(outcome ? `reports.outcomes.${outcome}` : 'reports.open')}
        </Badge>
      ),
    },
    { id: 'time', header: t('audit.time'), cell: ({ createdAt }) => <Time value={createdAt} /> },
  ];
}

/** What members reported, newest first. */
export default function ReportsPage() {
  const { t } = useTranslation('operator');
  const { filters, query } = useReportFilters();
  const reports = useReportQueueInfiniteQuery(query);
  const columns = useColumns();
  const options = (group: string, values: readonly string[]) => [
    { value: '', label: t('all') },
    ...values.map((value) => ({ value, label: t(`reports.${group}.${value}`) })),
  ];
  return (
    <>
      <PageHeader title={t('sections.reports')} />
      <Filters>
        <SelectField
          label={t('status')}
          value={query.status}
          options={['open', 'closed'].map((value) => ({ value, label: t(`reports.${value}`) }))}
          onChange={(event) => filters.set('status', event.target.value)}
        />
        <SelectField
          label={t('reports.type')}
          value={query.type ?? ''}
          options={options('types', REPORT_TYPES)}
          onChange={(event) => filters.set('type', event.target.value)}
        />
        <SelectField
          label={t('reports.reason')}
          value={query.reason ?? ''}
          options={options('reasons', REPORT_REASONS)}
          onChange={(event) => filters.set('reason', event.target.value)}
        />
      </Filters>
      <PagedList query={reports} empty={t('reports.empty')}>
        {(items) => <DataTable label={t('sections.reports')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
