import { idempotencyHeader } from '@barg/api-client/http';
import type { OwnVideo, UpdateVideoBody } from '@barg/api-client/models';
import { publishStoredVideo, updateVideo } from '@barg/api-client/videos';
import { requestOf, type SendOptions } from '@barg/session/uploads';
import type { WorkBody } from '../../../shared/work-schema.ts';
import type { VideoFileSet } from './picked-files.ts';

/**
 * Publishes a video of files that have arrived before, or lie in the vault. `key` is the same for every attempt at one
 * video, so that a lost answer never doubles it. @throws ApiError
 */
export const sendVideo = (body: WorkBody & VideoFileSet, key: string, { signal }: SendOptions): Promise<OwnVideo> =>
  publishStoredVideo(body, { headers: idempotencyHeader(key), signal });

/** Changes a video's words, and the files that are given; `key` is the same for every attempt at one save. @throws ApiError */
export const sendVideoChanges = (
  videoId: string,
  body: UpdateVideoBody,
  { key, ...options }: SendOptions & { key: string },
): Promise<OwnVideo> => updateVideo(videoId, body, { ...requestOf(options), headers: idempotencyHeader(key) });
