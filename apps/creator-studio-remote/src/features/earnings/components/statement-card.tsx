import Printer from 'lucide-react/icons/printer';
import type { EarningStatement } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Button,
  Card,
  CardTitle,
  ErrorState,
  formatBookDays,
  formatBookMonth,
  Inline,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useUi,
} from '@barg/ui-kit';
import { PrintSheet } from '@barg/ui-kit/print';
import { DataTable } from '@barg/ui-kit/table';
import { fetchCsv, fetchPdf, useEarningStatementQuery } from '../api/statements.ts';
import { useMonth } from '../hooks/use-month.ts';
import { FileButton } from './file-button.tsx';
import { MonthField } from './month-field.tsx';
import { TakenBack } from './taken-back.tsx';

/** What one month did to the earnings: on the screen, on paper, and as a file with every movement. */
export function StatementCard() {
  const { t } = useTranslation('creator-studio');
  const books = useMonth('statement');
  const { currentData, error, refetch } = useEarningStatementQuery(books.month);
  return (
    <Card aria-label={t('statements.title')}>
      <Stack>
        <CardTitle>{t('statements.title')}</CardTitle>
        <MonthField {...books} />
        {error && !currentData && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !currentData && <Skeleton height="160px" />}
        {currentData && <Statement statement={currentData} />}
      </Stack>
    </Card>
  );
}

function Statement({ statement }: { statement: EarningStatement }) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const days = formatBookDays(statement.month, locale);
  return (
    <>
      <Sums statement={statement} />
      <TakenBack statement={statement} />
      <Inline>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('statements.print')}
        </Button>
        <FileButton label={t('statements.pdf')} fetchFile={() => fetchPdf(statement.month)} />
        <FileButton label={t('statements.csv')} fetchFile={() => fetchCsv(statement.month)} />
      </Inline>
      <PrintSheet>
        <h1>{t('statements.of', { month: formatBookMonth(statement.month, locale) })}</h1>
        {days && <p>{t('statements.days', { days })}</p>}
        <Sums statement={statement} />
        <TakenBack statement={statement} />
      </PrintSheet>
    </>
  );
}

function Sums({ statement: { opening, closing, sums } }: { statement: EarningStatement }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const rows = [
    { name: t('statements.opening'), count: null, amount: opening },
    ...sums.map(({ kind, count, amount }) => ({ name: t(`statements.kinds.${kind}`), count, amount })),
    { name: t('statements.closing'), count: null, amount: closing },
  ];
  return (
    <DataTable
      label={t('statements.title')}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t('earnings.kind'),
          isBare: true,
          cell: ({ name }) => <Text weight="medium">{name}</Text>,
        },
        {
          id: 'count',
          header: t('statements.count'),
          isNumeric: true,
          cell: ({ count }) => (count === null ? '–' : <bdi>{format.number(count)}</bdi>),
        },
        {
          id: 'amount',
          header: t('statements.amount'),
          isNumeric: true,
          cell: ({ amount }) => <bdi>{format.tokens(amount)}</bdi>,
        },
      ]}
    />
  );
}
