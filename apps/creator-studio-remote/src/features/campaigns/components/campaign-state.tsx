import type { Campaign } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

const VARIANTS = {
  pending: 'pending',
  scheduled: 'pending',
  sending: 'pending',
  sent: 'status',
  cancelled: 'neutral',
  unsent: 'neutral',
  failed: 'danger',
} as const;

/** How far a mass message is. */
export function CampaignState({
  campaign: { state, isTakenDown },
}: {
  campaign: Pick<Campaign, 'state' | 'isTakenDown'>;
}) {
  const { t } = useTranslation('creator-studio');
  if (isTakenDown) return <Badge variant="danger">{t('campaigns.removed')}</Badge>;
  return <Badge variant={VARIANTS[state]}>{t(`campaigns.states.${state}`)}</Badge>;
}
