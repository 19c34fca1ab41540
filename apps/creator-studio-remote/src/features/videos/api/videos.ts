import {
  deleteVideo,
  restoreVideo,
  removeVideoFile,
  searchOwnVideos,
  updateVideo,
  viewOwnVideo,
} from '@barg/api-client/videos';
import type {
  OwnVideo,
  RemoveVideoFileType,
  SearchOwnVideos200,
  SearchOwnVideosParams,
  UpdateVideoBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 20;

/** The tags of all queries whose answers show videos, or their number. */
export const VIDEO_TAGS = ['Video', 'Performer'] as const;

export type VideoSearch = Pick<SearchOwnVideosParams, 'q' | 'audience' | 'status' | 'state'>;

interface FileRemoval {
  videoId: string;
  type: RemoveVideoFileType;
}

interface VideoChange {
  videoId: string;
  body: Pick<UpdateVideoBody, 'audience' | 'price' | 'publishAt'>;
}

/** One's own videos: found, read, offered to others and taken away. */
export const {
  useOwnVideosInfiniteQuery,
  useOwnVideoQuery,
  useChangeVideoMutation,
  useDeleteVideoMutation,
  useRestoreVideoMutation,
  useRemoveVideoFileMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownVideos: build.infiniteQuery<SearchOwnVideos200, VideoSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) => (offset + PAGE < page.total ? offset + PAGE : undefined),
      },
      queryFn: ({ queryArg, pageParam: offset }) =>
        defineQuery(() => searchOwnVideos({ ...queryArg, offset, limit: PAGE }))(undefined),
      providesTags: ['Video'],
    }),
    ownVideo: build.query<OwnVideo, string>({
      queryFn: defineQuery((videoId: string) => viewOwnVideo(videoId)),
      providesTags: (_video, _error, id) => [{ type: 'Video', id }],
    }),
    changeVideo: build.mutation<OwnVideo, VideoChange>({
      queryFn: defineQuery(({ videoId, body }: VideoChange) => updateVideo(videoId, body)),
      invalidatesTags: (_answer, error) => (error ? [] : VIDEO_TAGS),
    }),
    deleteVideo: build.mutation<unknown, string>({
      queryFn: defineQuery((videoId: string) => deleteVideo(videoId)),
      invalidatesTags: (_answer, error) => (error ? [] : VIDEO_TAGS),
    }),
    /** Takes a deletion back, while the server still can. */
    restoreVideo: build.mutation<OwnVideo, string>({
      queryFn: defineQuery((videoId: string) => restoreVideo(videoId)),
      invalidatesTags: (_answer, error) => (error ? [] : VIDEO_TAGS),
    }),
    removeVideoFile: build.mutation<OwnVideo, FileRemoval>({
      queryFn: defineQuery(({ videoId, type }: FileRemoval) => removeVideoFile(videoId, { type })),
      invalidatesTags: ['Video'],
    }),
  }),
});
