import { useEffect } from 'react';
import type { MediaFile, PublicFileInfo } from '@barg/api-client/models';
import { api, defineQuery, useAppDispatch, type CacheTag } from '@barg/session';
import { askFileInfo } from '../api/file-info.ts';
import { useWatchedFile } from './use-watched-file.ts';

/** Between two questions that no event answers, milliseconds. */
const SILENCE_MS = 5000;

/** What is read anew once a file is finished; films of videos are asked after by their page. */
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
    /** What everyone may know of a file; null once it is gone. */
    fileInfo: build.query<PublicFileInfo | null, string>({ queryFn: defineQuery(askFileInfo) }),
  }),
});

/** Asks after a file of a post or a gallery that is still prepared, and reads those anew once that has ended. */
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
  // With each answer, for as long as the file is said to be unfinished: reading it anew may have failed.
  useEffect(() => {
    if (hasEnded && tag) dispatch(api.util.invalidateTags([tag]));
  }, [dispatch, hasEnded, tag, fulfilledTimeStamp]);
};
