import Coins from 'lucide-react/icons/coins';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import { useAddressFilters } from '@barg/session/address-filters';
import { Card, CardTitle, Chip, EmptyState, ErrorState, Inline, MoreByPress, Skeleton, Stack } from '@barg/ui-kit';
import { groupsOf, useEarningBreakdownInfiniteQuery, type BreakdownBy } from '../api/breakdown.ts';
import { useMonth } from '../hooks/use-month.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { MonthField } from './month-field.tsx';

const GROUPS: readonly BreakdownBy[] = ['kind', 'item', 'fan'];

/** What a month brought, by kind, work or fan; each line leads to the entries that make it. */
export function BreakdownCard() {
  const { t } = useTranslation('creator-studio');
  const books = useMonth('breakdown');
  const filters = useAddressFilters(['by']);
  const by = GROUPS.find((group) => group === filters.get('by')) ?? 'kind';
  return (
    <Card aria-label={t('breakdown.title')}>
      <Stack>
        <CardTitle>{t('breakdown.title')}</CardTitle>
        <MonthField {...books} />
        <Inline role="group" aria-label={t('breakdown.by')}>
          {GROUPS.map((group) => (
            <Chip key={group} isSelected={group === by} onClick={() => filters.set('by', group)}>
              {t(`breakdown.groups.${group}`)}
            </Chip>
          ))}
        </Inline>
        <Groups by={by} month={books.month} />
      </Stack>
    </Card>
  );
}

function Groups({ by, month }: { by: BreakdownBy; month: string }) {
  const { t } = useTranslation('creator-studio');
  const query = useEarningBreakdownInfiniteQuery({ by, month });
  const { currentData, error, refetch } = query;
  const [first] = currentData?.pages ?? [];
  if (error && !first) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!first) return <Skeleton height="200px" />;
  const groups = groupsOf(currentData?.pages ?? []);
  if (groups.length === 0) return <EmptyState icon={Coins} title={t('breakdown.empty')} />;
  return (
    <>
      <BreakdownTable by={by} breakdown={{ ...first, groups }} />
      <MoreByPress {...nextPages(query)} label={t('breakdown.more')} />
    </>
  );
}
