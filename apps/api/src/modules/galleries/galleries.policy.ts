import type { Viewer } from '../access/access.policy.ts';

/** A performer changes her own galleries and what is in them; for everyone else they are not there to change. */
export const mayChangeGallery = (account: Viewer, item: { performer_id: string }): boolean =>
  account.role === 'performer' && account.id === item.performer_id;
