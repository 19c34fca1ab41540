import type { ManagedPayout } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Card, CardTitle, Stack, Text, useFormat } from '@barg/ui-kit';
import { useCodeWords } from '../../shared/coded.tsx';
import { Facts } from '../../shared/facts.tsx';
import { useOpenDestinationMutation } from './payouts-api.ts';

/** The destination of a payout, masked. Revealing it is recorded in the audit log. */
export function DestinationCard({ payout: { _id, methodId, details, gateway, status } }: { payout: ManagedPayout }) {
  const { t } = useTranslation('operator');
  const [open, { data, error, isLoading }] = useOpenDestinationMutation();
  const isToBeSent = status === 'pending-review' || status === 'approved';
  return (
    <Card aria-label={t('payouts.destination')}>
      <Stack gap={3} align="start">
        <CardTitle>{t('payouts.destination')}</CardTitle>
        <Text>
          {t(`payouts.methods.${methodId}`)} <bdi dir="ltr">{details.account}</bdi>
        </Text>
        {gateway && isToBeSent && <GatewayNote gateway={gateway} isApproved={status === 'approved'} />}
        {data && (
          <Facts
            facts={data.fields.map(({ name, value }) => ({
              name: t(`payouts.fields.${name}`),
              value: <bdi>{value}</bdi>,
            }))}
          />
        )}
        {!data && (
          <Button isLoading={isLoading} onClick={() => void open(_id)}>
            {t('payouts.openDestination')}
          </Button>
        )}
        <Text size="caption" tone="muted">
          {t('payouts.openHelp')}
        </Text>
        {error && (
          <Text role="alert" tone="danger">
            {toQueryError(error).message || t('failed')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Who sends it: the gateway itself, or, once another one is in use, an operator. */
function GatewayNote({
  gateway: { provider, isConfigured, isInUse, nextTryAt },
  isApproved,
}: {
  gateway: NonNullable<ManagedPayout['gateway']>;
  isApproved: boolean;
}) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const wordsOf = useCodeWords();
  const sending = !isApproved ? 'inUse' : nextTryAt ? 'planned' : 'stopped';
  const standing = isConfigured ? 'replaced' : 'gone';
  return (
    <Text tone="muted">
      {t(`payouts.gateways.${isInUse ? sending : standing}`, {
        gateway: wordsOf('gateways', provider) ?? provider,
        when: nextTryAt && format.dateTime(nextTryAt),
      })}
    </Text>
  );
}
