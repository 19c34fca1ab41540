import type { RemoveVideoFileType, VaultItem } from '@barg/api-client/models';

/** A file of the device, or an item of the vault. */
export type PickedFile = File | VaultItem;

/** What was picked for a video, and is not saved yet. */
export interface PickedFiles {
  video?: PickedFile;
  thumbnail?: PickedFile;
  teaser?: PickedFile;
}

/** The files of a video, as the call takes them: bytes, or ids of items of the vault. */
export interface VideoFileSet extends Partial<Record<'video' | RemoveVideoFileType, File>> {
  vaultVideo?: string;
  vaultThumbnail?: string;
  vaultTeaser?: string;
  /** Files that have arrived by themselves. */
  fileId?: string;
  thumbnailFileId?: string;
  teaserFileId?: string;
}

const FIELDS = { video: 'vaultVideo', thumbnail: 'vaultThumbnail', teaser: 'vaultTeaser' } as const;

/** Whether it lies in the vault, and needs no bytes to be sent. */
export const isOfVault = (picked: PickedFile): picked is VaultItem => !(picked instanceof File);

export const fileSetOf = (picked: PickedFiles): VideoFileSet => {
  const set: VideoFileSet = {};
  for (const place of ['video', 'thumbnail', 'teaser'] as const) {
    const file = picked[place];
    if (!file) continue;
    if (isOfVault(file)) set[FIELDS[place]] = file._id;
    else set[place] = file;
  }
  return set;
};
