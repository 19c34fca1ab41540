import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Access } from '../access/access.policy.ts';
import { presentMediaFile, type MediaFileRow } from '../files/files.presenter.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { VideoRow } from './videos.repository.ts';
import type { Video } from './videos.schema.ts';

export interface VideoParts {
  performer: PerformerCard;
  file: MediaFileRow;
  thumbnail: MediaFileRow | null;
  access: Access;
}

/** A video as one caller may see it: a locked one has neither a playable address nor its pictures. */
export const presentVideo = (row: VideoRow, parts: VideoParts, signer: MediaSigner): Video => ({
  _id: row.id,
  performer: parts.performer,
  title: row.title,
  description: row.description,
  audience: row.audience,
  price: fromHundredths(row.price),
  isLocked: parts.access.isLocked,
  lockReason: parts.access.lockReason,
  file: presentMediaFile(parts.file, parts.access, signer),
  thumbnail: parts.thumbnail && presentMediaFile(parts.thumbnail, parts.access, signer),
  viewCount: row.view_count,
  publishedAt: row.published_at.toISOString(),
});
