import type { SubscriberSummary as Summary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack, Text, UserText, useFormat } from '@barg/ui-kit';
import { useSubscriberSummaryQuery } from '../api/subscriber-summary.ts';

const PLANS = ['monthly', 'quarterly', 'half-yearly', 'yearly', 'free'] as const;
const WAYS = ['trials', 'gifts', 'paused', 'unpaid', 'ending'] as const;

/** A performer's subscribers by plan, trials and gifts, and the reasons of cancellations. */
export function SubscriberSummary() {
  const { data, error, refetch } = useSubscriberSummaryQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={140} radius="card" />;
  if (data.total === 0 && data.reasons.length === 0) return null;
  return (
    <>
      <Counts summary={data} />
      {data.reasons.length > 0 && <Reasons summary={data} />}
    </>
  );
}

function Counts({ summary }: { summary: Summary }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const plans = PLANS.map((plan) => ({ word: t(`subscribers.${plan}`), count: summary.plans[plan] ?? 0 }));
  const ways = WAYS.map((way) => ({ word: t(`subscribers.${way}`), count: summary[way] }));
  const shown = [...plans, ...ways].filter(({ count }) => count > 0);
  return (
    <Card aria-label={t('subscribers.title')}>
      <CardTitle>{t('subscribers.title')}</CardTitle>
      <ul>
        {shown.map(({ word, count }) => (
          <li key={word}>
            <Text>
              {word}: {format.number(count)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reasons({ summary: { reasons, words } }: { summary: Summary }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  return (
    <Card aria-label={t('subscribers.why')}>
      <CardTitle>{t('subscribers.why')}</CardTitle>
      <Stack gap={3}>
        <ul>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Text>
                {t(`subscriptions.reasons.${reason}`)}: {format.number(count)}
              </Text>
            </li>
          ))}
        </ul>
        {words.map(({ words: text }, index) => (
          <UserText key={index} text={text} />
        ))}
      </Stack>
    </Card>
  );
}
