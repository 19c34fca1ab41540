import type { KeptContent, ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { allowRestoring, bringBack } from '../../shared/restorable.ts';
import { bringCommentsBack, removeComment } from '../comments/writing.service.ts';
import { bringPostBack, removePost } from '../feed-posts/publishing.service.ts';
import { removeGallery } from '../galleries/galleries.service.ts';
import { bringGalleryBack } from '../galleries/publishing.service.ts';
import { bringMessageBack, removeMessage } from '../messages/delete-messages.ts';
import { removePhoto } from '../galleries/photos/photos.service.ts';
import { bringPhotoBack } from '../galleries/photos/publishing.service.ts';
import { removeProduct } from '../products/products.service.ts';
import { removeStream } from '../streaming/streaming.service.ts';
import { bringProfileBack, clearProfile } from '../users/clear-profile.ts';
import { bringVideoBack } from '../videos/publishing.service.ts';
import { removeVideo } from '../videos/videos.service.ts';

/** What was removed, with what is needed to bring it back. */
export interface Removed {
  id: string;
  ownerId: string;
  kept: KeptContent;
  fileIds: readonly string[];
}

interface RemovableKind {
  /** Takes it away through the module that owns it, so that counters and copies go along; null when none stood. */
  remove: (unit: UnitOfWork, id: string) => Promise<KeptContent | null>;
  bringBack: (unit: UnitOfWork, removed: Removed) => Promise<void>;
}

/** What is only marked as deleted: nothing has to be kept of it. */
const marked =
  (remove: (unit: UnitOfWork, id: string) => Promise<boolean>): RemovableKind['remove'] =>
  async (unit, id) =>
    (await remove(unit, id)) ? {} : null;

const profile: RemovableKind = {
  remove: async (unit, id) => {
    const shown = await clearProfile(unit, id);
    return shown && { profile: shown };
  },
  bringBack: async (unit, { id, kept }) => {
    if (kept.profile) await bringProfileBack(unit, id, kept.profile);
  },
};

/** What an operator can take away, and bring back while that is possible. */
export const REMOVABLE_KINDS: Record<ReportTargetType, RemovableKind> = {
  feed: {
    remove: marked(removePost),
    bringBack: async (unit, { id, ownerId }) => {
      await allowRestoring(unit.db, 'feed_posts', id);
      await bringPostBack(unit, id, ownerId);
    },
  },
  gallery: {
    remove: marked(removeGallery),
    bringBack: async (unit, { id, ownerId }) => {
      await allowRestoring(unit.db, 'galleries', id);
      await bringGalleryBack(unit, id, ownerId);
    },
  },
  video: {
    remove: marked(removeVideo),
    bringBack: async (unit, { id, ownerId }) => {
      await allowRestoring(unit.db, 'videos', id);
      await bringVideoBack(unit, id, ownerId);
    },
  },
  product: {
    remove: marked(removeProduct),
    bringBack: async ({ db }, { id, ownerId }) => {
      await allowRestoring(db, 'products', id);
      await bringBack(db, 'products', id, ownerId);
    },
  },
  photo: {
    remove: marked((unit, id) => removePhoto(unit, id)),
    bringBack: async (unit, { id, ownerId }) => {
      await allowRestoring(unit.db, 'photos', id);
      await bringPhotoBack(unit, id, { id: ownerId, role: 'performer' });
    },
  },
  comment: {
    remove: async (unit, id) => {
      const commentIds = await removeComment(unit, id);
      return commentIds && { commentIds };
    },
    bringBack: (unit, { kept }) => bringCommentsBack(unit, kept.commentIds ?? []),
  },
  message: {
    remove: async (unit, id) => {
      const text = await removeMessage(unit, id);
      return text === null ? null : { text };
    },
    bringBack: (unit, { id, kept, fileIds }) => bringMessageBack(unit, id, { text: kept.text ?? '', fileIds }),
  },
  stream: {
    remove: marked(removeStream),
    // What was broadcast live is over: the decision is taken back, and nothing else can be.
    bringBack: async () => {},
  },
  // A profile's content is what the account shows of itself; the account stays.
  user: profile,
  performer: profile,
};
