import type { TrialBalance } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Card, CardTitle, Stack, Text } from '@barg/ui-kit';
import { DayFilter } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { dayEnd } from '../../shared/days.ts';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useTrialBalanceQuery } from './books-api.ts';

type AccountRow = TrialBalance['accounts'][number];

/** The total balance of the accounts of each kind, now or at the end of a day. */
export function TrialBalanceCard() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const day = filters.get('day');
  const balance = useTrialBalanceQuery(dayEnd(day));
  const columns: Column<AccountRow>[] = [
    { id: 'kind', header: t('books.account'), isBare: true, cell: ({ kind }) => t(`books.accounts.${kind}`) },
    { id: 'balance', header: t('books.balance'), isNumeric: true, cell: (row) => <Amount value={row.balance} /> },
  ];
  return (
    <Card as="section" aria-label={t('books.trialBalance')}>
      <Stack gap={3}>
        <CardTitle>{t('books.trialBalance')}</CardTitle>
        <Filters>
          <DayFilter label={t('books.endOf')} value={day} onChange={(picked) => filters.set('day', picked)} />
        </Filters>
        <Loaded query={balance}>
          {({ accounts, sum }) =>
            accounts.length === 0 ? (
              <Text tone="muted">{t('books.nothingYet')}</Text>
            ) : (
              <>
                <DataTable
                  label={t('books.trialBalance')}
                  columns={columns}
                  rows={accounts}
                  keyOf={({ kind }) => kind}
                />
                <Text tone={sum === 0 ? 'muted' : 'danger'}>
                  {t('books.sum')} <Amount value={sum} />
                </Text>
              </>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
