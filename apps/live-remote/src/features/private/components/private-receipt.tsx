import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
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

/** What was paid, minute by minute; for both of them by the fan. */
export function PrivateReceipt({ id }: { id: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = usePrice();
  const myId = useCurrentUser()?._id;
  const { currentData: data, error, isFetching, refetch } = usePrivateReceiptQuery(id);
  if (!data && error)
    return <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  const { performer, fan, price, startedAt } = data.session;
  const isHers = myId === performer._id;
  return (
    <Card>
      <CardTitle>{t('private.receipt.title')}</CardTitle>
      <Stack gap={2}>
        {startedAt && (
          <Text tone="muted">
            <bdi>{format.dateTime(startedAt)}</bdi>
          </Text>
        )}
        <Text tone="muted">{t('private.receipt.rule', { tokens: inTokens(price) })}</Text>
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
          <Text weight="bold">
            {t(isHers ? 'private.receipt.paidBy' : 'private.receipt.total', { name: fan.name })}
          </Text>
          <Amount value={data.total} unit="tokens" />
        </Inline>
      </Stack>
    </Card>
  );
}
