import { useState } from 'react';
import type { PayoutMethod } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Button,
  Card,
  CardTitle,
  Dots,
  ErrorState,
  Inline,
  lazyDialog,
  Skeleton,
  Stack,
  Text,
  useFormat,
} from '@barg/ui-kit';
import { usePayoutMethodsQuery } from '../api/payouts.ts';

const MethodDialog = lazyDialog(async () => ({ default: (await import('./method-dialog.tsx')).MethodDialog }));

/** Where money goes, masked; details are given anew, never shown. */
export function PayoutMethods() {
  const { t } = useTranslation('creator-studio');
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, refetch } = usePayoutMethodsQuery();
  return (
    <Card aria-label={t('payouts.methodsTitle')}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <CardTitle>{t('payouts.methodsTitle')}</CardTitle>
          <Button onClick={() => setIsAsked(true)}>{t('payouts.setMethod')}</Button>
        </Inline>
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="56px" />}
        {data?.length === 0 && <Text tone="muted">{t('payouts.noMethod')}</Text>}
        {data && data.length > 0 && (
          <Stack as="ul" gap={3}>
            {data.map((method) => (
              <li key={method._id}>
                <MethodRow method={method} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      {isAsked && <MethodDialog onClose={() => setIsAsked(false)} />}
    </Card>
  );
}

function MethodRow({ method: { _id, details, heldUntil } }: { method: PayoutMethod }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Stack gap={0}>
      <Text weight="medium">
        <Dots>{[t(`payouts.methods.${_id}`), details.bank, details.network]}</Dots>
      </Text>
      <Text tone="muted">
        <Dots>
          <bdi dir="ltr">{details.account}</bdi>
          {details.holder && <bdi>{details.holder}</bdi>}
        </Dots>
      </Text>
      {heldUntil && (
        <Text size="caption" tone="muted">
          {t('payouts.heldUntil', { when: format.dateTime(heldUntil) })}
        </Text>
      )}
    </Stack>
  );
}
