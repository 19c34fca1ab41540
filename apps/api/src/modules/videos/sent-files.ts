import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { FileNotUsableError } from '../files/files.errors.ts';
import type { FileRow } from '../files/files.repository.ts';
import { takeFreeFiles } from '../files/free-files.ts';
import { fileSentTwice } from '../files/file-sent-twice.ts';
import type { VideoColumns } from './vault-files.ts';
import { VideoCoverNotUsableError, VideoFileNotUsableError } from './videos.errors.ts';

/** Files that were uploaded before, each with its place in a video. */
export interface SentFiles {
  fileId?: string | undefined;
  thumbnailFileId?: string | undefined;
  teaserFileId?: string | undefined;
}

const PLACES = [
  { field: 'fileId', column: 'file_id', kind: 'video', Refusal: VideoFileNotUsableError },
  { field: 'thumbnailFileId', column: 'thumbnail_file_id', kind: 'video-thumbnail', Refusal: VideoCoverNotUsableError },
  { field: 'teaserFileId', column: 'teaser_file_id', kind: 'video', Refusal: VideoCoverNotUsableError },
] as const;

interface Places {
  /** The files in the form itself. */
  received?: VideoColumns;
  /** The video's present files. */
  standing?: { [column in keyof VideoColumns]: string | null | undefined };
}

/**
 * The columns of files that were uploaded before, and the film if it becomes playable by them. A file that is already
 * in its place, after the answer to the first save was lost, is kept.
 * @throws InvalidValuesError for a place that has a file in the form too, VideoFileNotUsableError or
 * VideoCoverNotUsableError for a file that is not the performer's, of another kind, failed, or in use
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
    if (received[column] !== undefined) throw fileSentTwice(field);
    // A file has one place only.
    if (Object.values(columns).includes(id)) throw new Refusal();
    columns[column] = id;
    if (standing[column] === id) continue;
    const file = await takeFile(unit, { ownerId: account.id, kind, id }, Refusal);
    if (column === 'file_id' && file?.status === 'ready') film = file;
  }
  return { columns, film };
};

type Refusal = (typeof PLACES)[number]['Refusal'];

/** An unused file, with the error of its place. */
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
