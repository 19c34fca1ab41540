import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own galleries and what is in them; for everyone else they are not there to change. */
export const mayChangeGallery = (account: Viewer | null, item: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === item.performer_id;

/** Without photos a gallery is there for its performer alone. */
export const mayFindGallery = (
  account: Viewer | null,
  gallery: { performer_id: string; photo_count: number },
): boolean => gallery.photo_count > 0 || mayChangeGallery(account, gallery);
