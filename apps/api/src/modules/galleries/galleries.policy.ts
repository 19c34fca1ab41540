import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own galleries; for others they do not exist to change. */
export const mayChangeGallery = (account: Viewer | null, item: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === item.performer_id;

/** A gallery without photos exists for its performer only. */
export const mayFindGallery = (
  account: Viewer | null,
  gallery: { performer_id: string; photo_count: number },
): boolean => gallery.photo_count > 0 || mayChangeGallery(account, gallery);
