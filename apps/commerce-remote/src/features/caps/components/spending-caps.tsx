import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useSpendingCapsQuery } from '../api/spending-caps.ts';
import { CapCard } from './cap-card.tsx';

/** A fan's spending caps for a day, a week and a month. */
export default function SpendingCaps() {
  const { t } = useTranslation('commerce');
  const { data, error, refetch } = useSpendingCapsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('caps.intro')}</Text>
      {data
        ? data.map((cap) => <CapCard key={`${cap.period} ${cap.amount}`} cap={cap} />)
        : [1, 2, 3].map((card) => <Skeleton key={card} height="212px" radius="card" />)}
    </Stack>
  );
}
