import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { usePrice } from '@barg/ui-kit';

/** Whom a stream is for, and what a ticket costs; empty for one that is for everybody, so that no dot stands before it. */
export function useAudience(): (stream: StreamSummary) => string {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  return ({ audience = 'public', price }) => {
    if (audience === 'public') return '';
    const hasPrice = audience === 'ticketed' && price !== undefined;
    return hasPrice ? t('audience.ticketFor', { tokens: inTokens(price) }) : t(`audience.${audience}`);
  };
}
