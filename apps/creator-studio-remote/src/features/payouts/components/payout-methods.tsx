import type { PayoutMethod } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { usePayoutMethodsQuery } from '../api/payouts.ts';
import { MethodRow } from './method-row.tsx';

/** Each kind has its line, so that what could be set is seen as well; Stripe is set from the account there. */
const KINDS = ['bank', 'paypal', 'crypto', 'stripe'] as const;

/** Where money goes, masked; details are given anew, never shown. */
export function PayoutMethods() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = usePayoutMethodsQuery();
  return (
    <Card aria-label={t('payouts.methodsTitle')}>
      <Stack gap={3}>
        <CardTitle>{t('payouts.methodsTitle')}</CardTitle>
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="168px" />}
        {data?.length === 0 && <Text tone="muted">{t('payouts.noMethod')}</Text>}
        {data && <Methods methods={data} />}
      </Stack>
    </Card>
  );
}

function Methods({ methods }: { methods: readonly PayoutMethod[] }) {
  const rows = KINDS.map((kind) => ({ kind, method: methods.find(({ _id }) => _id === kind) }));
  return (
    <Stack as="ul" gap={4}>
      {rows.map(({ kind, method }) =>
        kind === 'stripe' && !method ? null : (
          <li key={kind}>
            <MethodRow kind={kind} method={method} />
          </li>
        ),
      )}
    </Stack>
  );
}
