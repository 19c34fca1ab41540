import { idempotencyHeader, type ApiError } from '@barg/api-client/http';
import type { OwnVideo, UpdateVideoBody, UploadType } from '@barg/api-client/models';
import { publishStoredVideo, updateVideo, uploadVideo } from '@barg/api-client/videos';
import { loadSending } from '../../../shared/uploads/load-sending.ts';
import { requestOf, type SendOptions } from '../../../shared/uploads/send-options.ts';
import { wayOf } from '../../../shared/uploads/upload-way.ts';
import type { WorkBody } from '../../../shared/work-schema.ts';
import type { VideoFileSet } from './picked-files.ts';

/** What arrived for a video that is not published yet: another attempt does not send it again. */
const arrived = new WeakMap<File, string>();

const sendOnce = async (file: File, type: UploadType, options: SendOptions): Promise<string> => {
  const known = arrived.get(file);
  if (known) return known;
  const { sendFile } = await loadSending();
  const { _id } = await sendFile(file, type, options);
  arrived.set(file, _id);
  return _id;
};

/** One progress for several files: `next(file)` are the options of the file that is sent now. */
const shareOut = (total: number, { onProgress, signal }: SendOptions) => {
  let sent = 0;
  return ({ size }: File): SendOptions => {
    const before = sent;
    sent += size;
    return { signal, onProgress: (share) => onProgress((before + share * size) / total) };
  };
};

const isGiven = <T>(value: T | undefined): value is T => value !== undefined;

const hasSpoiltFiles = ({ code }: ApiError): boolean =>
  code === 'videos.file_not_usable' || code === 'videos.face_not_usable';

/**
 * Publishes a video with its files: in one form while that is small, else each file by itself, in the way that fits it,
 * and then the words that name them. What lies in the vault is named in both. `key` is the same for every attempt at one video, so that a lost answer never
 * doubles it. @throws ApiError, 413 and 415 among them
 */
export const sendVideo = async (
  { video, thumbnail, teaser, ...words }: WorkBody & VideoFileSet,
  key: string,
  options: SendOptions,
): Promise<OwnVideo> => {
  const files = [video, thumbnail, teaser].filter(isGiven);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const headers = idempotencyHeader(key);
  if (wayOf(total) === 'request') {
    const body = { ...words, ...(video && { video }), ...(thumbnail && { thumbnail }), ...(teaser && { teaser }) };
    return uploadVideo(body, { ...requestOf(options), headers });
  }
  const next = shareOut(total, options);
  const named = {
    ...(video && { fileId: await sendOnce(video, 'asset-video', next(video)) }),
    ...(thumbnail && { thumbnailFileId: await sendOnce(thumbnail, 'asset-thumbnail', next(thumbnail)) }),
    ...(teaser && { teaserFileId: await sendOnce(teaser, 'asset-video', next(teaser)) }),
  };
  const forget = () => files.forEach((file) => arrived.delete(file));
  try {
    const published = await publishStoredVideo({ ...words, ...named }, { headers, signal: options.signal });
    forget();
    return published;
  } catch (failure) {
    // Deleted since then, or spent elsewhere: the next attempt sends them.
    if (hasSpoiltFiles(failure as ApiError)) forget();
    throw failure;
  }
};

/** Changes a video's words, and the files that are given. @throws ApiError */
export const sendVideoChanges = (videoId: string, body: UpdateVideoBody, options: SendOptions): Promise<OwnVideo> =>
  updateVideo(videoId, body, requestOf(options));
