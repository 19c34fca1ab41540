import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { usePrice } from '@barg/ui-kit';

/** Whom a stream is for, and what a ticket costs or that the caller has one; empty for one that is for everybody, so that no dot stands before it. */
export function useAudience(): (stream: StreamSummary) => string {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  return ({ audience = 'public', price, hasTicket = false, phase }) => {
    if (audience === 'public') return '';
    // Nobody needs one any more, or can buy it, where it is over or was called off.
    const isAhead = phase !== 'ended' && phase !== 'cancelled';
    if (hasTicket && isAhead) return t('audience.hasTicket');
    const hasPrice = audience === 'ticketed' && price !== undefined && isAhead;
    return hasPrice ? t('audience.ticketFor', { tokens: inTokens(price) }) : t(`audience.${audience}`);
  };
}
