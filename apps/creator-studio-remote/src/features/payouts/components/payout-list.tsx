import Banknote from 'lucide-react/icons/banknote';
import type { PayoutRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAddressFilters } from '@barg/session/address-filters';
import { Card, CardTitle, Dots, EmptyState, ListRow, Stack, Time, useTokens } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useOwnPayoutsInfiniteQuery } from '../api/payouts.ts';
import { PayoutState } from './payout-state.tsx';

const STATUSES = ['pending-review', 'approved', 'paid', 'rejected'] as const;

/** All requests, the newest first, by how far they are. */
export function PayoutList() {
  const { t } = useTranslation('creator-studio');
  const filters = useAddressFilters(['status']);
  const status = STATUSES.find((known) => known === filters.get('status'));
  const query = useOwnPayoutsInfiniteQuery(status);
  const requests = query.currentData?.pages.flatMap((page) => page.data);
  const options = STATUSES.map((value) => ({ value, label: t(`payouts.statuses.${value}`) }));
  return (
    <Card padding="none" aria-label={t('payouts.list')}>
      <CardHead>
        <Stack gap={3}>
          <CardTitle>{t('payouts.list')}</CardTitle>
          <SelectField
            hideLabel
            label={t('payouts.status')}
            options={[{ value: '', label: t('payouts.everyStatus') }, ...options]}
            value={status ?? ''}
            onChange={({ target }) => filters.set('status', target.value)}
          />
        </Stack>
      </CardHead>
      <OwnList query={query} items={requests} empty={<EmptyState icon={Banknote} title={t('payouts.empty')} />}>
        {requests?.map((request) => (
          <li key={request._id}>
            <PayoutRow request={request} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function PayoutRow({ request }: { request: PayoutRequest }) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const { _id, amount, methodId, details, createdAt } = request;
  return (
    <ListRow
      to={paths.payout(_id)}
      title={<bdi>{tokens(amount)}</bdi>}
      isStacking
      subtitle={
        <Dots>
          <Time value={createdAt} format="long" />
          {t(`payouts.methods.${methodId}`)}
          <bdi dir="ltr">{details.account}</bdi>
        </Dots>
      }
      end={<PayoutState request={request} />}
    />
  );
}
