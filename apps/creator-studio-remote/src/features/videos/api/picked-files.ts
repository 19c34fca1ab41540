import type { UploadType, VaultItem } from '@barg/api-client/models';
import type { EarlyFilesHandle } from '../../../shared/uploads/use-early-files.ts';

/** A file of the device, or an item of the vault. */
export type PickedFile = File | VaultItem;

const TYPES = { video: 'asset-video', thumbnail: 'asset-thumbnail', teaser: 'asset-video' } as const;

/** Where a file stands in a video. */
export type FilePlace = keyof typeof TYPES;

/** What was picked for a video, and is not saved yet. */
export type PickedFiles = Partial<Record<FilePlace, PickedFile>>;

/** The upload type of a place's file. */
export const uploadTypeAt = (place: string): UploadType => TYPES[place as FilePlace];

/** The files of a video, as the calls take them: ids of what has arrived by itself, or of items of the vault. */
export interface VideoFileSet {
  vaultVideo?: string;
  vaultThumbnail?: string;
  vaultTeaser?: string;
  fileId?: string;
  thumbnailFileId?: string;
  teaserFileId?: string;
}

const FIELDS = {
  video: { vault: 'vaultVideo', sent: 'fileId' },
  thumbnail: { vault: 'vaultThumbnail', sent: 'thumbnailFileId' },
  teaser: { vault: 'vaultTeaser', sent: 'teaserFileId' },
} as const;

/** Whether it lies in the vault, and needs no bytes to be sent. */
export const isOfVault = (picked: PickedFile | undefined): picked is VaultItem =>
  picked !== undefined && !(picked instanceof File);

/**
 * What stays picked once all else is saved: of the device, and not arrived, or picked since.
 *
 * @param sent what was picked when it was sent
 * @param saved the places of files that had arrived by then
 */
export const withoutSaved = (now: PickedFiles, sent: PickedFiles, saved: readonly string[]): PickedFiles =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([place, file]) => file !== sent[place as FilePlace] || (!isOfVault(file) && !saved.includes(place)),
    ),
  );

/** The file of each place of a video: the vault item that was picked, else the one uploaded before. */
export const fileSetOf = (picked: PickedFiles, { idOf }: EarlyFilesHandle): VideoFileSet => {
  const set: VideoFileSet = {};
  for (const place of ['video', 'thumbnail', 'teaser'] as const) {
    const [file, sent] = [picked[place], idOf(place)];
    if (isOfVault(file)) set[FIELDS[place].vault] = file._id;
    else if (sent) set[FIELDS[place].sent] = sent;
  }
  return set;
};
