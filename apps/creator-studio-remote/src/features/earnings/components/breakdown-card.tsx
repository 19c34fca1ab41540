import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Chip, EmptyState, ErrorState, Inline, Skeleton, Stack, Text, useFormat } from '@barg/ui-kit';
import { useEarningBreakdownQuery, type BreakdownBy } from '../api/breakdown.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { MonthField } from './month-field.tsx';
import { lastMonths } from './months.ts';

const GROUPS: readonly BreakdownBy[] = ['kind', 'item', 'fan'];

/** What a month brought, by kind, work or fan; each line leads to the entries that make it. */
export function BreakdownCard() {
  const { t } = useTranslation('creator-studio');
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const [by, setBy] = useState<BreakdownBy>('kind');
  return (
    <Card aria-label={t('breakdown.title')}>
      <Stack>
        <CardTitle>{t('breakdown.title')}</CardTitle>
        <MonthField {...{ months, month }} onChange={setMonth} />
        <Inline role="group" aria-label={t('breakdown.by')}>
          {GROUPS.map((group) => (
            <Chip key={group} isSelected={group === by} onClick={() => setBy(group)}>
              {t(`breakdown.groups.${group}`)}
            </Chip>
          ))}
        </Inline>
        <Groups by={by} month={month} />
      </Stack>
    </Card>
  );
}

function Groups({ by, month }: { by: BreakdownBy; month: string }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { currentData, error, refetch } = useEarningBreakdownQuery({ by, month });
  if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton height="200px" />;
  const shown = currentData.groups.length;
  if (shown === 0) return <EmptyState icon={Coins} title={t('breakdown.empty')} />;
  return (
    <>
      <BreakdownTable by={by} breakdown={currentData} />
      {currentData.hasMore && (
        <Text tone="muted">{t('breakdown.more', { count: shown, amount: format.number(shown) })}</Text>
      )}
    </>
  );
}
