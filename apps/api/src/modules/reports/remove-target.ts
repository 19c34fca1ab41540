import type { ReportTargetType } from '../../platform/database/member-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { removeComment } from '../comments/writing.service.ts';
import { removePost } from '../feeds/publishing.service.ts';
import { removeGallery } from '../galleries/galleries.service.ts';
import { removeMessage } from '../messages/delete-messages.ts';
import { removePhoto } from '../photos/photos.service.ts';
import { removeProduct } from '../products/products.service.ts';
import { removeStream } from '../streaming/streaming.service.ts';
import { clearProfile } from '../users/clear-profile.ts';
import { removeVideo } from '../videos/videos.service.ts';

type Remove = (unit: UnitOfWork, id: string) => Promise<boolean>;

const REMOVE: Record<ReportTargetType, Remove> = {
  feed: removePost,
  gallery: removeGallery,
  video: removeVideo,
  product: removeProduct,
  photo: removePhoto,
  comment: removeComment,
  message: removeMessage,
  stream: removeStream,
  // A profile's content is what the account shows of itself; the account stays.
  user: clearProfile,
  performer: clearProfile,
};

/** Removes what a report is about, through the module that owns it. What is gone already needs nothing more. */
export const removeTarget = async (
  unit: UnitOfWork,
  { type, id }: { type: ReportTargetType; id: string },
): Promise<void> => {
  await REMOVE[type](unit, id);
};
