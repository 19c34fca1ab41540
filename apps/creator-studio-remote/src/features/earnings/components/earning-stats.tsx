import type { EarningStats } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAddressFilters } from '@barg/session/address-filters';
import {
  ButtonLink,
  Card,
  Chip,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
  StatCard,
  Text,
  useArrival,
  useFormat,
  useTokens,
} from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { FigureGrid } from '../../../shared/figure-grid.ts';
import { useEarningStatsQuery, type StatsPeriod } from '../api/earning-stats.ts';
import { isByMonth } from './chart-periods.ts';
import { EarningChart } from './earning-chart.tsx';
import { ChartHead, Panels } from './earning-stats.styles.ts';

const PERIODS: readonly StatsPeriod[] = ['30', '90', '365'];
const FIGURES = ['net', 'activeSubscribers', 'newSubscribers', 'tips'] as const;

/** What she earned in a period, against the one before, by day. */
export function EarningStatsPanel() {
  const filters = useAddressFilters(['period']);
  const period = PERIODS.find((known) => known === filters.get('period')) ?? '30';
  const { currentData, data, error, refetch } = useEarningStatsQuery(period);
  // The figures of the last period stay, with its name, until those of the chosen one are there or have failed.
  const hasFailed = error !== undefined && !currentData;
  const stats = useArrival(hasFailed ? undefined : data);
  return (
    <Stack>
      <Inline justify="space-between">
        <PeriodName period={stats?.period ?? Number(period)} />
        <PeriodChips period={period} onChange={(next) => filters.set('period', next)} />
      </Inline>
      {hasFailed && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!stats && !hasFailed && <StatsSkeleton />}
      {stats && <Figures stats={stats} />}
      {stats && (
        <Panels>
          <Card>
            <ChartHead>
              <ChartTitle isByMonth={isByMonth(stats.days)} />
            </ChartHead>
            <EarningChart days={stats.days} />
          </Card>
          <Balance balance={stats.balance} available={stats.available} />
        </Panels>
      )}
    </Stack>
  );
}

/** Which days the figures are of, and which they are compared with. Those of another period are on their way. */
const PeriodName = ({ period }: { period: number }) => {
  const { t } = useTranslation('creator-studio');
  return <Text tone="muted">{t(`earnings.against.${PERIODS.find((known) => Number(known) === period) ?? '30'}`)}</Text>;
};

const ChartTitle = ({ isByMonth: byMonth }: { isByMonth: boolean }) => {
  const { t } = useTranslation('creator-studio');
  return (
    <Text as="h2" weight="medium">
      {t(byMonth ? 'earnings.monthly' : 'earnings.daily')}
    </Text>
  );
};

function Figures({ stats }: { stats: EarningStats }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <FigureGrid>
      {FIGURES.map((name) => {
        const { value, change } = stats[name];
        return (
          <StatCard
            key={name}
            label={t(`earnings.${name}`)}
            value={format.tokens(value)}
            change={change === null ? undefined : change / 100}
          />
        );
      })}
    </FigureGrid>
  );
}

function PeriodChips({ period, onChange }: { period: StatsPeriod; onChange: (period: StatsPeriod) => void }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Inline role="group" aria-label={t('earnings.period')}>
      {PERIODS.map((value) => (
        <Chip key={value} isSelected={value === period} aria-pressed={value === period} onClick={() => onChange(value)}>
          {t(`earnings.periods.${value}`)}
        </Chip>
      ))}
    </Inline>
  );
}

function Balance({ balance, available }: Pick<EarningStats, 'balance' | 'available'>) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const format = useFormat();
  return (
    <Card>
      <Stack gap={2}>
        <Text weight="medium">{t('earnings.balance')}</Text>
        <Text size="display" weight="bold">
          <bdi>{format.tokens(balance)}</bdi>
        </Text>
        <Text size="caption" tone="muted">
          {t('earnings.balanceHelp')}
        </Text>
        <Text tone="muted">{t('earnings.availableNow', { amount: tokens(available) })}</Text>
        <ButtonLink to={paths.earnings}>{t('earnings.title')}</ButtonLink>
      </Stack>
    </Card>
  );
}

const StatsSkeleton = () => (
  <Stack aria-busy>
    <FigureGrid>
      {FIGURES.map((name) => (
        <Skeleton key={name} height="124px" radius="card" />
      ))}
    </FigureGrid>
    <Skeleton height="332px" radius="card" />
  </Stack>
);
