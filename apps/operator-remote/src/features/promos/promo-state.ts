import type { ManagedPromo } from '@barg/api-client/models';

export type PromoState = 'draft' | 'scheduled' | 'published' | 'ended';

/** Where a promo stands at a moment; only a published one is shown. */
export function promoStateOf({ isPublished, startsAt, endsAt }: ManagedPromo, now: number): PromoState {
  if (!isPublished) return 'draft';
  if (endsAt && Date.parse(endsAt) <= now) return 'ended';
  return startsAt && Date.parse(startsAt) > now ? 'scheduled' : 'published';
}
