import type { FileStatus, MediaFile } from '@barg/api-client/models';
import { followVideoFile, openVideoFile } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

interface VideoFileArg {
  videoId: string;
  fileId: string;
}

export const { useOpenVideoFileMutation, useVideoFileStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** A film with new signed URLs; the request counts a view. */
    openVideoFile: build.mutation<MediaFile, VideoFileArg>({
      queryFn: defineQuery(({ videoId, fileId }: VideoFileArg) => openVideoFile(videoId, fileId)),
    }),
    /** The processing status of a film. */
    videoFileStatus: build.query<FileStatus, VideoFileArg>({
      queryFn: defineQuery(({ videoId, fileId }: VideoFileArg) => followVideoFile(videoId, fileId)),
      keepUnusedDataFor: 0,
    }),
  }),
});
