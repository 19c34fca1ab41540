import { idempotencyHeader } from '@barg/api-client/http';
import type { OwnVideo, UpdateVideoBody } from '@barg/api-client/models';
import { publishStoredVideo, updateVideo } from '@barg/api-client/videos';
import { requestOf, type SendOptions } from '@barg/session/uploads';
import type { PlannedWorkBody } from '../../../shared/work-schema.ts';
import type { VideoFileSet } from './picked-files.ts';

/**
 * Publishes a video of files that have arrived before, or lie in the vault. `key` is the same for every attempt at one
 * video, so that a lost answer never doubles it. @throws ApiError
 */
export const sendVideo = (
  { publishAt, ...body }: PlannedWorkBody & VideoFileSet,
  key: string,
  { signal }: SendOptions,
): Promise<OwnVideo> =>
  publishStoredVideo({ ...body, ...(publishAt && { publishAt }) }, { headers: idempotencyHeader(key), signal });

type VideoChanges = Omit<UpdateVideoBody, 'publishAt' | 'basedOn'> &
  Partial<Pick<PlannedWorkBody, 'publishAt'>> & {
    /** What the writer had read of the words that change. */
    basedOn?: Partial<PlannedWorkBody>;
  };

/** Changes a video's words, and the files that are given; `key` is the same for every attempt at one save. @throws ApiError */
export const sendVideoChanges = (
  videoId: string,
  { publishAt, basedOn, ...body }: VideoChanges,
  { key, ...options }: SendOptions & { key: string },
): Promise<OwnVideo> =>
  updateVideo(
    videoId,
    // A form has no null: what is to appear now says so in a word.
    {
      ...body,
      ...(publishAt !== undefined && { publishAt: publishAt ?? 'now' }),
      ...(basedOn && { basedOn: JSON.stringify(basedOn) }),
    },
    { ...requestOf(options), headers: idempotencyHeader(key) },
  );
