import { settingHere } from '@barg/session';

/** To the site in one request, directly to its bucket, or to the site in resumable parts. */
export type UploadWay = 'request' | 'bucket' | 'parts';

const MEGABYTE = 1024 * 1024;

/** Up to this size one request is enough: 1 Mbit/s sends it in 17 seconds, again after an interruption. */
export const ONE_REQUEST_BYTES = 2 * MEGABYTE;

/**
 * For a bucket: 1 Mbit/s sends it in nine of the ten minutes for which a form is valid. A form cannot be resumed, so
 * larger files go to the site in parts.
 */
export const BUCKET_BYTES = 64 * MEGABYTE;

/** Whether browsers upload directly to the site's bucket. */
export const hasBucket = (): boolean => settingHere('fileStore') === 'bucket';

/** How a file of this size is sent when every way is possible. */
export const wayOf = (bytes: number): UploadWay => {
  if (hasBucket()) return bytes <= BUCKET_BYTES ? 'bucket' : 'parts';
  return bytes <= ONE_REQUEST_BYTES ? 'request' : 'parts';
};

/** Whether a file is resumable; `uploadId` is an upload that was begun before. */
export const goesOn = ({ size }: File, uploadId: string | null): boolean =>
  uploadId !== null || wayOf(size) === 'parts';
