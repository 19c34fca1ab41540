import type { FileStatus, MediaFile } from '@barg/api-client/models';
import { followVideoFile, openVideoFile } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

interface VideoFileArg {
  videoId: string;
  fileId: string;
}

export const { useOpenVideoFileMutation, useVideoFileStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** A film with addresses that are fresh; asking for it is what counts as a view. */
    openVideoFile: build.mutation<MediaFile, VideoFileArg>({
      queryFn: defineQuery(({ videoId, fileId }: VideoFileArg) => openVideoFile(videoId, fileId)),
    }),
    /** How far a film is. */
    videoFileStatus: build.query<FileStatus, VideoFileArg>({
      queryFn: defineQuery(({ videoId, fileId }: VideoFileArg) => followVideoFile(videoId, fileId)),
      keepUnusedDataFor: 0,
    }),
  }),
});
