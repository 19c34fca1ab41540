import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { FileNotUsableError } from '../files/files.errors.ts';
import type { FileRow } from '../files/files.repository.ts';
import { takeFreeFiles } from '../files/free-files.ts';
import { sentTwice } from '../files/sent-twice.ts';
import type { VideoColumns } from './vault-files.ts';
import { VideoFaceNotUsableError, VideoFileNotUsableError } from './videos.errors.ts';

/** Files that reached the store before, each for its place in a video. */
export interface SentFiles {
  fileId?: string | undefined;
  thumbnailFileId?: string | undefined;
  teaserFileId?: string | undefined;
}

const PLACES = [
  { field: 'fileId', column: 'file_id', kind: 'video', Refusal: VideoFileNotUsableError },
  { field: 'thumbnailFileId', column: 'thumbnail_file_id', kind: 'video-thumbnail', Refusal: VideoFaceNotUsableError },
  { field: 'teaserFileId', column: 'teaser_file_id', kind: 'video', Refusal: VideoFaceNotUsableError },
] as const;

interface Places {
  /** What the form itself brings. */
  received?: VideoColumns;
  /** What the video has. */
  standing?: { [column in keyof VideoColumns]: string | null | undefined };
}

/**
 * The columns in which files will stand that reached the store before, and the film where it is ready to be shown and
 * was not before. A file that stands in this very place already, because the answer to the first save was lost, is kept.
 * @throws InvalidValuesError for a place that a file came for too, VideoFileNotUsableError or VideoFaceNotUsableError for a
 * file that is not hers, is something else, broke, or stands somewhere already
 */
export const takeSentFiles = async (
  unit: UnitOfWork,
  account: Account,
  sent: SentFiles,
  { received = {}, standing = {} }: Places = {},
): Promise<{ columns: VideoColumns; film: FileRow | undefined }> => {
  const columns: VideoColumns = {};
  let film: FileRow | undefined;
  for (const { field, column, kind, Refusal } of PLACES) {
    const id = sent[field];
    if (id === undefined) continue;
    if (received[column] !== undefined) throw sentTwice(field);
    // Each file stands in one place.
    if (Object.values(columns).includes(id)) throw new Refusal();
    columns[column] = id;
    if (standing[column] === id) continue;
    const file = await takeFile(unit, { ownerId: account.id, kind, id }, Refusal);
    if (column === 'file_id' && file?.status === 'ready') film = file;
  }
  return { columns, film };
};

type Refusal = (typeof PLACES)[number]['Refusal'];

/** A free file, and the refusal in the words of its place. */
const takeFile = async (
  unit: UnitOfWork,
  { id, ...wanted }: { ownerId: string; kind: 'video' | 'video-thumbnail'; id: string },
  Refusal: Refusal,
): Promise<FileRow | undefined> => {
  try {
    const [file] = await takeFreeFiles(unit, { ...wanted, ids: [id] });
    return file;
  } catch (error) {
    if (error instanceof FileNotUsableError) throw new Refusal({ cause: error });
    throw error;
  }
};
