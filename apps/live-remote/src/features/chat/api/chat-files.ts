import { signFileUrls } from '@barg/api-client/files';
import { uploadChatPhoto, uploadChatVideo } from '@barg/api-client/messages';
import type { MediaFile } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The API's maximum of one message. */
export const MOST_FILES = 4;

export const isSendable = ({ type }: File): boolean => type.startsWith('image/') || type.startsWith('video/');

/** Sends pictures and films for a chat's message, one after another; returns their ids. */
export const storeChatFiles = async (files: readonly File[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const file of files) {
    const send = file.type.startsWith('video/') ? uploadChatVideo : uploadChatPhoto;
    ids.push((await send({ file }))._id);
  }
  return ids;
};

/** The files of a message with addresses for this reader; those that are gone are left out. */
export const { useChatFilesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatFiles: build.query<MediaFile[], readonly string[]>({
      queryFn: defineQuery(async (fileIds: readonly string[]) => (await signFileUrls({ fileIds: [...fileIds] })).data),
    }),
  }),
});
