import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { usePrice } from '@barg/ui-kit';

/** Whom a stream is for, and what a ticket costs; nothing for one that is for everybody. */
export function AudienceLine({ stream: { audience = 'public', price } }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  if (audience === 'public') return null;
  return audience === 'ticketed' && price !== undefined ? (
    <bdi>{t('audience.ticketFor', { tokens: inTokens(price) })}</bdi>
  ) : (
    <bdi>{t(`audience.${audience}`)}</bdi>
  );
}
