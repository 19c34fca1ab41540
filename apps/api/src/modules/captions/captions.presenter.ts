import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { captionsName, mediaPath } from '../../viewing/public-image.ts';
import type { CaptionsRow } from './captions.repository.ts';
import type { Captions } from './captions.schema.ts';

/** Captions as their owner sees them. */
export const presentCaptions = (
  { language, cueCount, bytes, updatedAt }: CaptionsRow,
  { fileId, ownerId }: { fileId: string; ownerId: string },
  signer: MediaSigner,
): Captions => ({
  language,
  cueCount,
  bytes,
  updatedAt: updatedAt.toISOString(),
  url: mediaPath(fileId, captionsName(language)) + signer.sign(fileId, ownerId),
});
