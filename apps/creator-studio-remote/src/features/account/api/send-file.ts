import type { UploadDocumentKind } from '@barg/api-client/models';
import {
  uploadDocument,
  uploadPerformerAvatar,
  uploadPerformerCover,
  uploadWelcomeVideo,
} from '@barg/api-client/performers';
import { requestOf, type SendOptions } from '../../../shared/send-options.ts';

export type PictureKind = 'avatar' | 'cover';
export type DocumentKind = UploadDocumentKind;

const pictures = { avatar: uploadPerformerAvatar, cover: uploadPerformerCover };

/** Sends a picture of the profile; answers the file's id, still to be processed. @throws ApiError */
export const sendPicture = (kind: PictureKind, file: Blob, options: SendOptions): Promise<string> =>
  pictures[kind]({ file }, requestOf(options)).then(({ _id }) => _id);

/** Sends the welcome video; answers the file's id, still to be processed. @throws ApiError */
export const sendWelcomeVideo = (file: Blob, options: SendOptions): Promise<string> =>
  uploadWelcomeVideo({ file }, requestOf(options)).then(({ _id }) => _id);

/** Sends a document of the verification; nothing is answered that could be shown. @throws ApiError */
export const sendDocument = async (kind: DocumentKind, file: Blob, options: SendOptions): Promise<null> => {
  await uploadDocument({ file }, { kind }, requestOf(options));
  return null;
};
