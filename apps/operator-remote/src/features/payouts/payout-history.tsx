import type { ManagedPayoutView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Stack, Text, Time, UserLine, useFormat, useTokens } from '@barg/ui-kit';
import { Coded } from '../../shared/coded.tsx';

/** What gateways call a failure: `balance_insufficient`. */
const GATEWAYS_WORD = /^[a-z]+(_[a-z]+)+$/;

type View = Pick<ManagedPayoutView, 'holds' | 'timeline' | 'attempts'>;

/** The reasons that block a request, its events, and the attempts to send it. */
export function PayoutHistory({ view: { holds, timeline, attempts } }: { view: View }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const tokens = useTokens();
  return (
    <Card aria-label={t('payouts.history')}>
      <Stack gap={3}>
        <CardTitle>{t('payouts.history')}</CardTitle>
        {holds.map(({ reason, until }) => (
          <Text key={reason} weight="medium">
            {t(`payouts.holds.${reason}`, { when: until && format.dateTime(until) })}
          </Text>
        ))}
        <Stack as="ol" gap={3}>
          {timeline.map(({ _id, kind, amount, text, createdAt }) => (
            <Stack as="li" key={_id} gap={0}>
              <Text>{t(`payouts.events.${kind}`, { amount: amount === null ? '' : tokens(amount) })}</Text>
              {text && <Words text={text} />}
              <Text size="caption" tone="muted">
                <Time value={createdAt} format="dateTime" />
              </Text>
            </Stack>
          ))}
        </Stack>
        {attempts.map(({ _id, status, reference }) => (
          <Text key={_id} tone="muted">
            {t(`payouts.attempts.${status}`)} <bdi translate="no">{reference}</bdi>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

/** An operator's words, or why the gateway did not send it. */
function Words({ text }: { text: string }) {
  if (!GATEWAYS_WORD.test(text)) return <UserLine as={Text} text={text} />;
  return (
    <Text>
      <Coded group="transfers" code={text} />
    </Text>
  );
}
