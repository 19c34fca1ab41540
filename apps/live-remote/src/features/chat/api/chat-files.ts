import { signFileUrls } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The API's maximum of one message. */
export const MOST_FILES = 4;

export const isSendable = ({ type }: File): boolean => type.startsWith('image/') || type.startsWith('video/');

/** The files of a message with addresses for this reader; those that are gone are left out. */
export const { useChatFilesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatFiles: build.query<MediaFile[], readonly string[]>({
      queryFn: defineQuery(async (fileIds: readonly string[]) => (await signFileUrls({ fileIds: [...fileIds] })).data),
    }),
  }),
});
