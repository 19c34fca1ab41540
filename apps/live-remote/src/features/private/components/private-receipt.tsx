import { useTranslation } from '@barg/runtime/i18n';
import {
  Amount,
  Card,
  CardTitle,
  Dots,
  Inline,
  LoadFailure,
  SkeletonText,
  Stack,
  Text,
  useFormat,
  usePrice,
} from '@barg/ui-kit';
import { usePrivateReceiptQuery } from '../api/private-streams.ts';

/** What was paid, minute by minute. */
export function PrivateReceipt({ id }: { id: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = usePrice();
  const { data, error, isFetching, refetch } = usePrivateReceiptQuery(id);
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  return (
    <Card>
      <CardTitle>{t('private.receipt.title')}</CardTitle>
      <Stack gap={2}>
        <Text tone="muted">{t('private.receipt.rule', { tokens: inTokens(data.session.price) })}</Text>
        {data.minutes.map(({ minute, seconds, amount }) => (
          <Inline key={minute} justify="space-between">
            <Text>
              <Dots>
                {t('private.receipt.minute', { number: format.number(minute) })}
                {format.duration(seconds * 1000)}
              </Dots>
            </Text>
            <Amount value={amount} unit="tokens" />
          </Inline>
        ))}
        <Inline justify="space-between">
          <Text weight="bold">{t('private.receipt.total')}</Text>
          <Amount value={data.total} unit="tokens" />
        </Inline>
      </Stack>
    </Card>
  );
}
