import type { LedgerCheck } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Badge, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';

export type Difference = LedgerCheck['differences'][number];

export function DifferenceCount({ count }: { count: number }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  return <Badge variant="danger">{t('books.differences', { count, amount: format.number(count) })}</Badge>;
}

/** The differences in the ledger. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('operator');
  const rows = differences.filter(({ gateway }) => gateway === null);
  if (rows.length === 0) return null;
  const columns: Column<Difference>[] = [
    { id: 'what', header: t('books.what'), isBare: true, cell: ({ what }) => t(`books.faults.${what}`) },
    { id: 'id', header: t('books.where'), cell: ({ id }) => <bdi dir="ltr">{id ?? '–'}</bdi> },
    {
      id: 'expected',
      header: t('books.expected'),
      isNumeric: true,
      cell: ({ expected }) => <Amount value={expected} />,
    },
    { id: 'found', header: t('books.found'), isNumeric: true, cell: ({ found }) => <Amount value={found} /> },
  ];
  return (
    <DataTable
      label={t('books.lastDifferences')}
      columns={columns}
      rows={rows}
      keyOf={({ what, id }) => `${what} ${id}`}
    />
  );
}
