import type { MoneyByMonth } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Amount,
  Card,
  CardTitle,
  formatBookDays,
  formatBookMonth,
  Heading,
  Stack,
  Text,
  useFormat,
} from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useMoneyByMonthQuery } from './books-api.ts';

const YEARS_OFFERED = 6;

type Month = MoneyByMonth['months'][number];
type Movement = Month['movements'][number];

/** The amounts of each month of a year, newest first, in UTC. */
export function MonthsCard() {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const filters = useFilters();
  const thisYear = new Date().getUTCFullYear();
  const years = Array.from({ length: YEARS_OFFERED }, (_, back) => thisYear - back);
  const year = years.find((it) => String(it) === filters.get('year')) ?? thisYear;
  const months = useMoneyByMonthQuery(year);
  const options = years.map((value) => ({
    value: String(value),
    label: format.number(value, { useGrouping: false }),
  }));
  return (
    <Card as="section" aria-label={t('books.months')}>
      <Stack gap={3}>
        <CardTitle>{t('books.months')}</CardTitle>
        <Filters>
          <SelectField
            label={t('books.year')}
            value={String(year)}
            options={options}
            onChange={(event) => filters.set('year', event.target.value)}
          />
        </Filters>
        <Loaded query={months}>
          {(data) =>
            data.months.length === 0 ? (
              <Text tone="muted">{t('books.nothingMoved')}</Text>
            ) : (
              data.months.toReversed().map((month) => <MonthTable key={month.month} month={month} />)
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function MonthTable({ month: { month, movements } }: { month: Month }) {
  const { t, i18n } = useTranslation('operator');
  const locale = i18n.language;
  const format = useFormat();
  const name = formatBookMonth(month, locale);
  const days = formatBookDays(month, locale);
  const columns: Column<Movement>[] = [
    { id: 'kind', header: t('books.movement'), isBare: true, cell: ({ kind }) => t(`books.movements.${kind}`) },
    { id: 'count', header: t('books.count'), isNumeric: true, cell: ({ count }) => format.number(count) },
    { id: 'amount', header: t('books.amount'), isNumeric: true, cell: ({ amount }) => <Amount value={amount} /> },
    {
      id: 'commission',
      header: t('books.commission'),
      isNumeric: true,
      cell: ({ commission }) => <Amount value={commission} />,
    },
  ];
  return (
    <Stack gap={2}>
      <Heading level={3} size="body">
        {name}
      </Heading>
      {days && (
        <Text size="caption" tone="muted">
          {t('books.days', { days })}
        </Text>
      )}
      <DataTable label={name} columns={columns} rows={movements} keyOf={({ kind }) => kind} />
    </Stack>
  );
}
