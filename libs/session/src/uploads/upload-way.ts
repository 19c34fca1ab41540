import { settingHere } from '@barg/session';

/** To the site in one request, straight to its bucket, or to the site in parts that go on from where they were. */
export type UploadWay = 'request' | 'bucket' | 'parts';

const MEGABYTE = 1024 * 1024;

/** Up to here one request is enough: a line of 1 Mbit/s sends it in 17 seconds, and again where it was cut. */
export const ONE_REQUEST_BYTES = 2 * MEGABYTE;

/**
 * What goes to a bucket: such a line sends it in nine of the ten minutes for which a form is good. Nothing of a form
 * goes on after a cut, so what is larger goes in parts to the site.
 */
export const BUCKET_BYTES = 64 * MEGABYTE;

/** Whether the site keeps its files in a bucket that browsers send to by themselves. */
export const hasBucket = (): boolean => settingHere('fileStore') === 'bucket';

/** How so many bytes travel where every way is open to them. */
export const wayOf = (bytes: number): UploadWay => {
  if (hasBucket()) return bytes <= BUCKET_BYTES ? 'bucket' : 'parts';
  return bytes <= ONE_REQUEST_BYTES ? 'request' : 'parts';
};

/** Whether a file goes on from where it was after a pause or a cut; `uploadId` is of an upload that was begun before. */
export const goesOn = ({ size }: File, uploadId: string | null): boolean =>
  uploadId !== null || wayOf(size) === 'parts';
