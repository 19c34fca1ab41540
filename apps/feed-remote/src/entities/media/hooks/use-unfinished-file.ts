import { useEffect } from 'react';
import type { MediaFile, PublicFileInfo } from '@barg/api-client/models';
import { api, defineQuery, useAppDispatch, type CacheTag } from '@barg/session';
import { askFileInfo } from '../api/file-info.ts';
import { useWatchedFile } from './use-watched-file.ts';

/** Milliseconds between polls, for files without events. */
const SILENCE_MS = 5000;

/** The tags to invalidate when a file is processed; films of videos are handled by their page. */
const STANDS_IN: Partial<Record<MediaFile['type'], CacheTag>> = {
  'feed-photo': 'Feed',
  'feed-video': 'Feed',
  'feed-audio': 'Feed',
  'feed-teaser': 'Feed',
  photo: 'Gallery',
};

const isUnfinished = (status: MediaFile['status']): boolean => status === 'pending' || status === 'processing';

const { useFileInfoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public facts of a file; null when it is deleted. */
    fileInfo: build.query<PublicFileInfo | null, string>({ queryFn: defineQuery(askFileInfo) }),
  }),
});

/** Watches a file of a post or gallery that is being processed, and reloads the item when it has ended. */
export const useUnfinishedFile = ({ _id, type, status }: MediaFile): void => {
  const dispatch = useAppDispatch();
  const tag = STANDS_IN[type];
  const isWaiting = tag !== undefined && isUnfinished(status);
  const { data, fulfilledTimeStamp, refetch } = useFileInfoQuery(_id, {
    skip: !isWaiting,
    refetchOnMountOrArgChange: true,
  });
  useWatchedFile({ fileId: _id, isWaiting, silence: SILENCE_MS }, refetch);
  const hasEnded = isWaiting && Boolean(data) && !isUnfinished(data?.status ?? status);
  // On each answer while the item's file is unprocessed, because the reload may have failed.
  useEffect(() => {
    if (hasEnded && tag) dispatch(api.util.invalidateTags([tag]));
  }, [dispatch, hasEnded, tag, fulfilledTimeStamp]);
};
