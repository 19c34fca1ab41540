import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerifiedOnly } from '../features/account/components/verified-only.tsx';
import { CampaignCard } from '../features/campaigns/components/campaign-card.tsx';
import { CampaignView } from '../features/campaigns/components/campaign-view.tsx';
import { OwnCampaigns } from '../features/campaigns/components/own-campaigns.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/mass-messages and /creator/mass-messages/:campaignId */
export function CampaignsPage() {
  const { t } = useTranslation('creator-studio');
  const { campaignId } = useParams();
  if (campaignId) {
    const back = <ButtonLink to={paths.campaigns}>{t('campaigns.title')}</ButtonLink>;
    return (
      <Stack gap={5}>
        <title>{t('campaigns.one')}</title>
        <PageHeader title={t('campaigns.one')} actions={back} />
        <StudioSections />
        <VerifiedOnly>
          <CampaignView campaignId={campaignId} />
        </VerifiedOnly>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <title>{t('campaigns.title')}</title>
      <PageHeader title={t('campaigns.title')} />
      <StudioSections />
      <VerifiedOnly>
        <CampaignCard />
        <OwnCampaigns />
      </VerifiedOnly>
    </Stack>
  );
}
