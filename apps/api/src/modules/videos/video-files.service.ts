import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Access } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { FileLockedError } from '../files/files.errors.ts';
import { presentFileStatus, presentMediaFile } from '../files/files.presenter.ts';
import { findVisibleFiles, type VisibleFile } from '../files/files.service.ts';
import type { FileStatus, MediaFile } from '../files/files.schema.ts';
import { findPosition } from '../positions/positions.repository.ts';
import { countsAsPlayed, mayFindVideo } from './videos.policy.ts';
import { teaserAccess } from './videos.presenter.ts';
import { countView } from './count-view.ts';
import { findVideos, type VideoRow } from './videos.repository.ts';
import { noteOpening } from '../wallet/opening.ts';

export interface VideoFileRequest {
  id: string;
  fileId: string;
}

interface FoundFile {
  video: VideoRow;
  file: VisibleFile['file'];
  access: Access;
}

/** A file of a video that exists for the onlooker. @throws NotFoundError */
const findVideoFile = async (
  context: Context,
  { id, fileId }: VideoFileRequest,
  onlooker: Onlooker,
): Promise<FoundFile> => {
  const [video] = await findVideos(context.db, onlooker.account, [id]);
  if (!video || !mayFindVideo(onlooker.account, video)) throw new NotFoundError();
  if (![video.file_id, video.thumbnail_file_id, video.teaser_file_id].includes(fileId)) throw new NotFoundError();
  const [found] = await findVisibleFiles(context, [fileId], onlooker);
  if (!found) throw new NotFoundError();
  const access = fileId === video.teaser_file_id ? teaserAccess(found.access) : found.access;
  return { video, file: found.file, access };
};

/**
 * A file of a video with fresh URLs, for those to whom it is open. Opening the film counts as a view, once a day,
 * because players begin with it.
 * @throws NotFoundError, FileLockedError
 */
export const openVideoFile = async (
  context: Context,
  asked: VideoFileRequest,
  onlooker: Onlooker,
  watcher: string,
): Promise<MediaFile> => {
  const { video, file, access } = await findVideoFile(context, asked, onlooker);
  if (access.isLocked) throw new FileLockedError();
  if (file.id === video.file_id && file.status === 'ready' && countsAsPlayed(onlooker.account, video)) {
    await countView(context, video.id, watcher);
    if (onlooker.account && video.audience !== 'free')
      await noteOpening(context.db, onlooker.account.id, { type: 'video', id: video.id });
  }
  const watched = onlooker.account && (await findPosition(context.db, onlooker.account.id, file.id));
  return presentMediaFile({ ...file, watched }, access, context.mediaSigner);
};

/** The progress of a video's file in processing; nothing else of a locked one. @throws NotFoundError */
export const followVideoFile = async (
  context: Context,
  asked: VideoFileRequest,
  { onlooker, locale }: { onlooker: Onlooker; locale: string },
): Promise<FileStatus> => {
  const { file, access } = await findVideoFile(context, asked, onlooker);
  return presentFileStatus(file, access, { signer: context.mediaSigner, locale });
};
