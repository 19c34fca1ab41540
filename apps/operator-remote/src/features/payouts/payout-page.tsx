import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedPayoutView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import { Amount, Card, PageHeader, Stack, Text, UserText, useFormat } from '@barg/ui-kit';
import { Facts } from '../../shared/facts.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { DestinationCard } from './destination-card.tsx';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutHistory } from './payout-history.tsx';
import { useManagedPayoutQuery } from './payouts-api.ts';
import { RisksCard } from './risks-card.tsx';

function Request({ view: { request, takesTwo } }: { view: ManagedPayoutView }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { performer, amount, net, fee, currency, status, note } = request;
  return (
    <Card>
      <Stack gap={3}>
        <Link to={`${OPERATOR_PATH}/users/${performer._id}`}>
          <PersonCell person={performer} />
        </Link>
        <Facts
          facts={[
            { name: t('payouts.amount'), value: <Amount value={amount} unit="tokens" /> },
            { name: t('payouts.fee'), value: <Amount value={fee} unit="tokens" /> },
            { name: t('payouts.net'), value: <bdi>{format.money(net, currency)}</bdi> },
            { name: t('status'), value: t(`payouts.statuses.${status}`) },
          ]}
        />
        {note && <UserText text={note} />}
        {takesTwo && status === 'pending-review' && <Text tone="muted">{t('payouts.takesTwo')}</Text>}
      </Stack>
    </Card>
  );
}

/** One payout request: amounts, risks, destination, and the actions. */
export default function PayoutPage() {
  const { t } = useTranslation('operator');
  const { payoutId = '' } = useParams();
  const query = useManagedPayoutQuery(payoutId);
  return (
    <>
      <PageHeader title={t('payouts.title')} />
      <Loaded query={query}>
        {(view) => (
          // What was opened or asked of one is not of the next.
          <Stack key={view.request._id}>
            <Request view={view} />
            <RisksCard risks={view.risks} />
            <DestinationCard payout={view.request} />
            <PayoutActions view={view} />
            <PayoutHistory view={view} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
