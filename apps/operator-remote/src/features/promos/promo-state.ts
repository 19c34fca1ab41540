import type { ManagedPromo } from '@barg/api-client/models';

export type PromoState = 'draft' | 'scheduled' | 'published' | 'ended';

/** The state of a promotion at a moment; only published ones are shown. */
export function promoStateOf({ isPublished, startsAt, endsAt }: ManagedPromo, now: number): PromoState {
  if (!isPublished) return 'draft';
  if (endsAt && Date.parse(endsAt) <= now) return 'ended';
  return startsAt && Date.parse(startsAt) > now ? 'scheduled' : 'published';
}
