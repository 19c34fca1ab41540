import { useEffect } from 'react';
import type { Video } from '@barg/api-client/models';
import { api, useAppDispatch } from '@barg/session';
import { useWatchedFile } from '../../../entities/media/hooks/use-watched-file.ts';
import { useVideoFileStatusQuery } from '../api/video-files.ts';

/** Milliseconds between polls of the progress, for which there is no event. */
const SILENCE_MS = 3000;

const isUnfinished = (status: string): boolean => status === 'pending' || status === 'processing';

/** Polls the processing progress of a film, from 0 to 1, and reloads the video when it has ended. */
export const useUnfinishedFilm = ({ _id: videoId, file }: Video): number | null => {
  const dispatch = useAppDispatch();
  const isWaiting = isUnfinished(file.status);
  const { data, fulfilledTimeStamp, refetch } = useVideoFileStatusQuery(
    { videoId, fileId: file._id },
    { skip: !isWaiting },
  );
  useWatchedFile({ fileId: file._id, isWaiting, silence: SILENCE_MS }, refetch);
  const hasEnded = isWaiting && data !== undefined && !isUnfinished(data.status);
  // On each answer while the video's film is unprocessed, because the reload may have failed.
  useEffect(() => {
    if (hasEnded) dispatch(api.util.invalidateTags([{ type: 'Video', id: videoId }]));
  }, [dispatch, hasEnded, videoId, fulfilledTimeStamp]);
  return isWaiting ? (data?.percent ?? 0) / 100 : null;
};
