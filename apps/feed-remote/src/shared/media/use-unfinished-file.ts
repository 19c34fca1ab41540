import { useEffect } from 'react';
import { getPublicFileInfo } from '@barg/api-client/files';
import type { MediaFile, PublicFileInfo } from '@barg/api-client/models';
import { api, defineQuery, useAppDispatch } from '@barg/session';

/** Between two questions, milliseconds. */
const POLL_MS = 5000;

const isUnfinished = (status: MediaFile['status']): boolean => status === 'pending' || status === 'processing';

const { useFileInfoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What everyone may know of a file; null once it is gone. */
    fileInfo: build.query<PublicFileInfo | null, string>({
      queryFn: defineQuery(async (fileId) => (await getPublicFileInfo({ fileIds: [fileId] })).data[0] ?? null),
    }),
  }),
});

/** Asks after a post's film or sound that is still prepared, and reads the posts anew once that has ended. */
export const useUnfinishedFile = ({ _id, type, status }: MediaFile): void => {
  const dispatch = useAppDispatch();
  const isOfPost = type === 'feed-video' || type === 'feed-audio' || type === 'feed-teaser';
  const isWaiting = isOfPost && isUnfinished(status);
  const { data, fulfilledTimeStamp } = useFileInfoQuery(_id, {
    skip: !isWaiting,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const hasEnded = isWaiting && Boolean(data) && !isUnfinished(data?.status ?? status);
  // With each answer, for as long as the post says that it waits: reading it anew may have failed.
  useEffect(() => {
    if (hasEnded) dispatch(api.util.invalidateTags(['Feed']));
  }, [dispatch, hasEnded, fulfilledTimeStamp]);
};
