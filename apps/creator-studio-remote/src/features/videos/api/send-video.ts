import { idempotencyHeader } from '@barg/api-client/http';
import type { OwnVideo, UpdateVideoBody, UploadVideoBody } from '@barg/api-client/models';
import { updateVideo, uploadVideo } from '@barg/api-client/videos';
import { requestOf, type SendOptions } from '../../../shared/send-options.ts';

/**
 * Publishes a video with its files. `key` is the same for every attempt at one video, so that a lost answer never
 * doubles it. @throws ApiError, 413 and 415 among them
 */
export const sendVideo = (body: UploadVideoBody, key: string, options: SendOptions): Promise<OwnVideo> =>
  uploadVideo(body, { ...requestOf(options), headers: idempotencyHeader(key) });

/** Changes a video's words, and the files that are given. @throws ApiError */
export const sendVideoChanges = (videoId: string, body: UpdateVideoBody, options: SendOptions): Promise<OwnVideo> =>
  updateVideo(videoId, body, requestOf(options));
