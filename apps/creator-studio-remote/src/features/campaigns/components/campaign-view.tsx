import { useTranslation } from '@barg/runtime/i18n';
import {
  Card,
  Inline,
  LoadFailure,
  Skeleton,
  Stack,
  StatCard,
  Text,
  Time,
  useFormat,
  UserText,
  useTokens,
} from '@barg/ui-kit';
import { FigureGrid } from '../../../shared/figure-grid.ts';
import { RemovedByTheSite } from '../../../shared/removed-by-the-site.tsx';
import { useCampaignQuery, type CampaignFigures } from '../api/campaigns.ts';
import { CampaignAudience } from './campaign-audience.tsx';
import { CampaignEnding } from './campaign-ending.tsx';
import { CampaignState } from './campaign-state.tsx';

/** How often its figures are asked for again, in milliseconds: while it is under way, and while its time has not come. */
const PACE = 5000;
const PACE_BEFORE = 30_000;
const UNDER_WAY: ReadonlyArray<CampaignFigures['state']> = ['pending', 'sending', 'unsent'];

const paceOf = ({ state, endedAt }: CampaignFigures): number => {
  if (state === 'scheduled') return PACE_BEFORE;
  return UNDER_WAY.includes(state) && !endedAt ? PACE : 0;
};

/** One mass message: its words, how far it is, and what it has brought. */
export function CampaignView({ campaignId }: { campaignId: string }) {
  const seen = useCampaignQuery(campaignId, { refetchOnMountOrArgChange: true });
  useCampaignQuery(campaignId, { pollingInterval: seen.data ? paceOf(seen.data) : 0 });
  const { currentData: campaign, error, refetch } = seen;
  if (error && !campaign) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!campaign) return <Skeleton height="320px" radius="card" />;
  return (
    <Stack gap={4}>
      <CampaignWords campaign={campaign} />
      {campaign.startedAt && <CampaignNumbers campaign={campaign} />}
      <CampaignEnding campaign={campaign} />
    </Stack>
  );
}

function CampaignWords({ campaign }: { campaign: CampaignFigures }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const { isTakenDown, text, price, fileIds, audience, scheduledAt, startedAt, createdAt, failure } = campaign;
  return (
    <Card aria-label={t('campaigns.words')}>
      <Stack gap={2}>
        <Inline>
          <CampaignState campaign={campaign} />
          <Text as="span" tone="muted">
            <Time value={startedAt ?? scheduledAt ?? createdAt} format="dateTime" />
          </Text>
        </Inline>
        {isTakenDown && <RemovedByTheSite>{t('campaigns.removedHelp')}</RemovedByTheSite>}
        {failure && <Text tone="danger">{t(`campaigns.failures.${failure}`)}</Text>}
        {text && <UserText text={text} />}
        {fileIds.length > 0 && (
          <Text tone="muted">
            {t('campaigns.files', { count: fileIds.length, amount: format.number(fileIds.length) })}
          </Text>
        )}
        {price > 0 && (
          <Text tone="muted">
            {t(fileIds.length > 0 ? 'campaigns.costs' : 'campaigns.costsWords', { price: tokens(price) })}
          </Text>
        )}
        <CampaignAudience audience={audience} />
      </Stack>
    </Card>
  );
}

const REASONS = ['gone', 'blocked', 'country', 'left', 'cap', 'failed'] as const;

function CampaignNumbers({ campaign }: { campaign: CampaignFigures }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { skipped, income } = campaign;
  const reasons = REASONS.filter((reason) => skipped[reason] > 0);
  return (
    <Stack gap={3}>
      <FigureGrid>
        {(['recipients', 'sent', 'waiting', 'seen', 'unsent', 'bought'] as const).map((name) => (
          <StatCard key={name} label={t(`campaigns.figures.${name}`)} value={format.number(campaign[name])} />
        ))}
        <StatCard label={t('campaigns.figures.income')} value={format.tokens(income)} />
      </FigureGrid>
      {reasons.map((reason) => (
        <Text key={reason} tone="muted">
          {t(`campaigns.skipped.${reason}`, { count: skipped[reason], amount: format.number(skipped[reason]) })}
        </Text>
      ))}
    </Stack>
  );
}
