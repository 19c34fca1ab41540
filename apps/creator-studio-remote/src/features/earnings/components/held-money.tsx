import type { EarningStats } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  ButtonLink,
  Card,
  CardTitle,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
  StatCard,
  Text,
  useFormat,
  useTokens,
} from '@barg/ui-kit';
import { PlainList } from '../../../shared/item-list.styles.ts';
import { paths } from '../../../shared/paths.ts';
import { useEarningStatsQuery } from '../api/earning-stats.ts';
import { FigureGrid } from '../../../shared/figure-grid.ts';

/** What of the earnings can be paid out, what follows and when, what is asked for already, and what is owed. */
export function HeldMoney() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = useEarningStatsQuery('30');
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" radius="card" />;
  return (
    <Stack>
      <Figures stats={data} />
      {data.pending.length > 0 && <PendingDays pending={data.pending} />}
      <Inline>
        <ButtonLink variant="primary" to={paths.payouts}>
          {t('payouts.title')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Figures({ stats: { available, pending, reserved, owed } }: { stats: EarningStats }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  // Hundredths add up exactly, which numbers with two places do not.
  const waiting = pending.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <FigureGrid>
      {Object.entries({ available, pending: waiting, reserved, owed }).map(([name, value]) => (
        <StatCard key={name} label={t(`earnings.${name}`)} value={format.tokens(value)} />
      ))}
    </FigureGrid>
  );
}

function PendingDays({ pending }: Pick<EarningStats, 'pending'>) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  return (
    <Card aria-label={t('earnings.pendingDays')}>
      <Stack gap={3}>
        <CardTitle>{t('earnings.pendingDays')}</CardTitle>
        <PlainList>
          {pending.map(({ amount, availableAt }) => (
            <li key={availableAt}>
              <Text>{t('earnings.at', { when: format.date(availableAt, 'long'), amount: tokens(amount) })}</Text>
            </li>
          ))}
        </PlainList>
      </Stack>
    </Card>
  );
}
