import type { LedgerCheck } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Badge, Button, Card, CardTitle, Inline, Stack, Text, Time, useFormat, useToast } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Loaded } from '../../shared/loaded.tsx';
import { useCheckLedgerMutation, useLedgerChecksQuery } from './books-api.ts';
import { DifferenceCount, Differences } from './differences.tsx';
import { GatewayDifferences, GatewaysTable } from './gateways-table.tsx';

/** The results of the last checks of the books, and a button that starts one. */
export function ChecksCard() {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const checks = useLedgerChecksQuery();
  const [check, { isLoading }] = useCheckLedgerMutation();
  const handleCheck = async () => {
    try {
      const { differenceCount } = await check().unwrap();
      if (differenceCount === 0) toast(t('books.addsUp'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('books.notChecked'), { tone: 'danger' });
    }
  };
  return (
    <Card as="section" aria-label={t('books.checks')}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <CardTitle>{t('books.checks')}</CardTitle>
          <Button isLoading={isLoading} onClick={() => void handleCheck()}>
            {t('books.checkNow')}
          </Button>
        </Inline>
        <Loaded query={checks}>{(data) => <Checks checks={data.checks} />}</Loaded>
      </Stack>
    </Card>
  );
}

function Checks({ checks }: { checks: readonly LedgerCheck[] }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const [last] = checks;
  if (!last) return <Text tone="muted">{t('books.neverChecked')}</Text>;
  const columns: Column<LedgerCheck>[] = [
    { id: 'time', header: t('audit.time'), cell: ({ startedAt }) => <Time value={startedAt} format="dateTime" /> },
    { id: 'by', header: t('books.by'), cell: ({ isAskedFor }) => t(isAskedFor ? 'books.byOperator' : 'books.byNight') },
    {
      id: 'transactions',
      header: t('books.transactions'),
      isNumeric: true,
      cell: (row) => format.number(row.transactions),
    },
    { id: 'result', header: t('books.result'), isBare: true, cell: (row) => <Result count={row.differenceCount} /> },
  ];
  return (
    <Stack gap={3}>
      <Differences differences={last.differences} />
      <GatewayDifferences differences={last.differences} />
      {last.gateways.length > 0 && <GatewaysTable gateways={last.gateways} />}
      <DataTable label={t('books.checks')} columns={columns} rows={checks} keyOf={({ _id }) => _id} />
    </Stack>
  );
}

function Result({ count }: { count: number }) {
  const { t } = useTranslation('operator');
  if (count === 0) return <Badge variant="status">{t('books.addsUp')}</Badge>;
  return <DifferenceCount count={count} />;
}
