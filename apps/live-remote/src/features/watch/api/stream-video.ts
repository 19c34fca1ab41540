import type { MediaFile } from '@barg/api-client/models';
import { getStreamVideo } from '@barg/api-client/streaming';
import { openVideoFile, viewVideo } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

export interface StreamVideo {
  /** The video that the stream has become; null where its film is shown here alone. */
  videoId: string | null;
  /** Whether the chat can be shown beside it. */
  hasReplay: boolean;
  /** Of the film, where the viewer may watch it. */
  fileId: string | null;
}

const findVideo = async (streamId: string): Promise<StreamVideo | null> => {
  const recorded = await getStreamVideo(streamId);
  if (!recorded) return null;
  const { videoId, hasReplay, film } = recorded;
  if (videoId === null) return { videoId, hasReplay, fileId: film?.url ? film._id : null };
  const { isLocked, file } = await viewVideo(videoId);
  return { videoId, hasReplay, fileId: isLocked || file.status !== 'ready' ? null : file._id };
};

interface Opened {
  streamId: string;
  videoId: string | null;
  fileId: string;
}

/** Null where the film is no longer shown, or not to this viewer. */
const openFilm = async ({ streamId, videoId, fileId }: Opened): Promise<MediaFile | null> => {
  if (videoId !== null) return openVideoFile(videoId, fileId);
  const film = (await getStreamVideo(streamId))?.film;
  return film?.url ? film : null;
};

export const { useStreamVideoQuery, useOpenFilmMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The video that a stream has become, or the film at its address; null while there is neither. */
    streamVideo: build.query<StreamVideo | null, string>({
      queryFn: defineQuery(findVideo),
      keepUnusedDataFor: 0,
      // Asked again once its performer is followed, or has chosen anew what becomes of it.
      providesTags: (_result, _error, streamId) => [{ type: 'Stream', id: streamId }],
    }),
    /** Its film with new signed addresses; of a video the request counts a view. */
    openFilm: build.mutation<MediaFile | null, Opened>({
      queryFn: defineQuery(openFilm),
      invalidatesTags: (film, _error, { streamId }) => (film === null ? [{ type: 'Stream', id: streamId }] : []),
    }),
  }),
});
