import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { usePrice } from '@barg/ui-kit';

/** Whom a stream is for, and what a ticket costs or that the caller has one; empty for one that is for everybody, so that no dot stands before it. */
export function useAudience(): (stream: StreamSummary) => string {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  return ({ audience = 'public', price, hasTicket = false, phase }) => {
    if (audience === 'public') return '';
    if (hasTicket && phase !== 'ended' && phase !== 'cancelled') return t('audience.hasTicket');
    // Nobody can buy one any more where it was called off.
    const hasPrice = audience === 'ticketed' && price !== undefined && phase !== 'cancelled';
    return hasPrice ? t('audience.ticketFor', { tokens: inTokens(price) }) : t(`audience.${audience}`);
  };
}
