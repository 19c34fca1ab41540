import Send from 'lucide-react/icons/send';
import type { Campaign } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Dots, EmptyState, ListRow, Time, useFormat, useTokens } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useCampaignsInfiniteQuery } from '../api/campaigns.ts';
import { CampaignState } from './campaign-state.tsx';

/** Her mass messages, the newest first, with what each has brought. */
export function OwnCampaigns() {
  const { t } = useTranslation('creator-studio');
  const query = useCampaignsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const campaigns = query.currentData?.pages.flatMap((page) => page.data);
  return (
    <Card padding="none" aria-label={t('campaigns.list')}>
      <CardHead>
        <CardTitle>{t('campaigns.list')}</CardTitle>
      </CardHead>
      <OwnList query={query} items={campaigns} empty={<EmptyState icon={Send} title={t('campaigns.empty')} />}>
        {campaigns?.map((campaign) => (
          <li key={campaign._id}>
            <CampaignRow campaign={campaign} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const { _id, text, sent, price, bought, income, scheduledAt, startedAt, createdAt } = campaign;
  return (
    <ListRow
      to={paths.campaign(_id)}
      title={text || t('campaigns.onlyFiles')}
      subtitle={
        <Dots>
          <Time value={scheduledAt ?? createdAt} format="dateTime" />
          {startedAt && t('campaigns.sentCount', { count: sent, amount: format.number(sent) })}
          {startedAt &&
            price > 0 &&
            t('campaigns.boughtFor', { count: bought, amount: format.number(bought), price: tokens(income) })}
        </Dots>
      }
      isStacking
      end={<CampaignState campaign={campaign} />}
    />
  );
}
