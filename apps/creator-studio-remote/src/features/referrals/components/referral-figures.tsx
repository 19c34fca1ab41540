import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, StatCard, useArrival, useFormat } from '@barg/ui-kit';
import { FigureGrid } from '../../../shared/figure-grid.ts';
import { useReferralStatsQuery } from '../api/referral-earnings.ts';

/** What her referrals brought in all, this month, and of it what she cannot have paid out yet. */
export function ReferralFigures() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { data, error, refetch } = useReferralStatsQuery();
  const stats = useArrival(data);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!stats) return <FiguresSkeleton />;
  return (
    <FigureGrid>
      {(['total', 'thisMonth', 'pending'] as const).map((name) => (
        <StatCard key={name} label={t(`referrals.${name}`)} value={format.tokens(stats[name])} />
      ))}
      <StatCard label={t('referrals.referred')} value={format.number(stats.referred)} />
    </FigureGrid>
  );
}

const FiguresSkeleton = () => (
  <FigureGrid aria-busy>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} height="96px" radius="card" />
    ))}
  </FigureGrid>
);
