import type { PayoutView as View } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Stack, Text, Time, useFormat, useTokens } from '@barg/ui-kit';
import { PayoutWords } from './payout-words.tsx';

/** Who holds a request now and why, and what happened to it until here, oldest first. */
export function PayoutTimeline({ view }: { view: View }) {
  const { t } = useTranslation('creator-studio');
  const { attempts } = view;
  const sent = attempts.find(({ reference }) => reference !== '');
  return (
    <Card aria-label={t('payouts.timeline')}>
      <Stack>
        <CardTitle>{t('payouts.timeline')}</CardTitle>
        <Holds holds={view.holds} />
        <Events timeline={view.timeline} />
        {sent && (
          <Text tone="muted">
            {t('payouts.reference')} <bdi translate="no">{sent.reference}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Holds({ holds }: Pick<View, 'holds'>) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  if (holds.length === 0) return null;
  return (
    <div role="status">
      <Stack as="ul" gap={1}>
        {holds.map(({ reason, until }) => (
          <Text as="li" key={reason} weight="medium">
            {t(`payouts.holds.${reason}`, { when: until && format.dateTime(until) })}
          </Text>
        ))}
      </Stack>
    </div>
  );
}

function Events({ timeline }: Pick<View, 'timeline'>) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  return (
    <Stack as="ol" gap={3}>
      {timeline.map(({ _id, kind, amount, text, createdAt }) => (
        <Stack as="li" key={_id} gap={0}>
          <Text>{t(`payouts.events.${kind}`, { amount: amount === null ? '' : tokens(amount) })}</Text>
          {text && <PayoutWords text={text} />}
          <Text size="caption" tone="muted">
            <Time value={createdAt} format="dateTime" />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
