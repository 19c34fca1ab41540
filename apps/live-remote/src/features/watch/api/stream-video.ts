import type { MediaFile } from '@barg/api-client/models';
import { getStreamVideo } from '@barg/api-client/streaming';
import { openVideoFile, viewVideo } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

export interface StreamVideo {
  videoId: string;
  /** Whether the chat can be shown beside it. */
  hasReplay: boolean;
  /** Of the film, where the viewer may watch it. */
  fileId: string | null;
}

const findVideo = async (streamId: string): Promise<StreamVideo | null> => {
  const recorded = await getStreamVideo(streamId);
  if (!recorded) return null;
  const { isLocked, file } = await viewVideo(recorded.videoId);
  return { ...recorded, fileId: isLocked || file.status !== 'ready' ? null : file._id };
};

export const { useStreamVideoQuery, useOpenFilmMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The video that a stream has become; null while there is none. */
    streamVideo: build.query<StreamVideo | null, string>({
      queryFn: defineQuery(findVideo),
      keepUnusedDataFor: 0,
    }),
    /** Its film with new signed addresses; the request counts a view. */
    openFilm: build.mutation<MediaFile, { videoId: string; fileId: string }>({
      queryFn: defineQuery(({ videoId, fileId }: { videoId: string; fileId: string }) =>
        openVideoFile(videoId, fileId),
      ),
    }),
  }),
});
