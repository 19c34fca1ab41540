import {
  getFeedUploadUrl,
  uploadFeedAudio,
  uploadFeedPhoto,
  uploadFeedTeaser,
  uploadFeedThumbnail,
  uploadFeedVideo,
} from '@barg/api-client/feeds';
import type { MediaFile, UploadType } from '@barg/api-client/models';
import { firstStatus } from '@barg/session/realtime';
import {
  fingerprintOf,
  holdUpload,
  listInterruptedUploads,
  requestOf,
  type SendOptions,
  sendToBucket,
  startTransfer,
  wayOf,
} from '@barg/session/uploads';

/** What takes a file in one request. A video's own files have none: small ones come with its words. */
const requests: Partial<Record<UploadType, typeof uploadFeedPhoto>> = {
  photo: uploadFeedPhoto,
  video: uploadFeedVideo,
  audio: uploadFeedAudio,
  thumbnail: uploadFeedThumbnail,
  teaser: uploadFeedTeaser,
};

/** Sends a file in parts, on from where an earlier attempt at it was cut; stopped, it stays to go on later. */
const sendInParts = async (file: File, type: UploadType, { onProgress, signal }: SendOptions): Promise<MediaFile> => {
  const fingerprint = fingerprintOf(file);
  const left = (await listInterruptedUploads()).find((it) => it.type === type && it.fingerprint === fingerprint);
  signal.throwIfAborted();
  const release = holdUpload({ type, fingerprint });
  const sent = new Promise<string>((resolve, reject) => {
    const events = { onProgress, onArrived: resolve, onFailed: reject };
    const transfer = startTransfer(file, { type, uploadId: left?._id ?? null }, events);
    const stop = () => {
      transfer.pause();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  const fileId = await sent.finally(release);
  // All its bytes are there: what is asked of it now is asked until it is told.
  return (await firstStatus(fileId, signal)).file;
};

/** Sends a file of a post or a video in the way that fits it. @throws ApiError, 413 and 415 among them */
export const sendFile = (file: File, type: UploadType, options: SendOptions): Promise<MediaFile> => {
  const way = wayOf(file.size);
  if (way === 'bucket') {
    return sendToBucket(file, (announced, settings) => getFeedUploadUrl({ type, ...announced }, settings), options);
  }
  const request = requests[type];
  return way === 'request' && request ? request({ file }, requestOf(options)) : sendInParts(file, type, options);
};
