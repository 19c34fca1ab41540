import type { WorkState } from '../../platform/database/content-tables.ts';
import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own galleries; for others they do not exist to change. */
export const mayChangeGallery = (account: Viewer | null, item: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === item.performer_id;

/** A gallery without photos, or planned for later, exists for its performer only. */
export const mayFindGallery = (
  account: Viewer | null,
  gallery: { performer_id: string; photo_count: number; state: WorkState },
): boolean => (gallery.photo_count > 0 && gallery.state === 'published') || mayChangeGallery(account, gallery);
