import { deleteFileCaptions, listFileCaptions, putFileCaptions } from '@barg/api-client/files';
import type { Captions } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { requestOf, type SendOptions } from '@barg/session/uploads';

/** The tags of all queries whose answers show captions. */
export const CAPTION_TAGS = ['Video'] as const;

/** For file inputs; by their endings too, because many systems know no type for them. */
export const CAPTION_FILES = '.vtt,.srt,text/vtt,application/x-subrip';

interface CaptionsPlace {
  fileId: string;
  /** A supported culture. */
  language: string;
}

/** Captions of one's own films: listed and deleted. */
export const { useFileCaptionsQuery, useDeleteCaptionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    fileCaptions: build.query<readonly Captions[], string>({
      queryFn: defineQuery(async (fileId: string) => (await listFileCaptions(fileId)).data),
      providesTags: CAPTION_TAGS,
    }),
    deleteCaptions: build.mutation<unknown, CaptionsPlace>({
      queryFn: defineQuery(({ fileId, language }: CaptionsPlace) => deleteFileCaptions(fileId, language)),
      invalidatesTags: CAPTION_TAGS,
    }),
  }),
});

/** Sends a file of captions, in place of those that the film had in this language. @throws ApiError, 413 and 415 among them */
export const sendCaptions = (
  { fileId, language }: CaptionsPlace,
  file: File,
  options: SendOptions,
): Promise<Captions> => putFileCaptions(fileId, language, { file }, requestOf(options));
