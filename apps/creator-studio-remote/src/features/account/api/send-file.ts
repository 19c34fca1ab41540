import type { UploadDocumentKind } from '@barg/api-client/models';
import {
  getAvatarUploadUrl,
  getCoverUploadUrl,
  getDocumentUploadUrl,
  getWelcomeVideoUploadUrl,
  uploadDocument,
  uploadPerformerAvatar,
  uploadPerformerCover,
  uploadWelcomeVideo,
} from '@barg/api-client/performers';
import { hasBucket, requestOf, type SendOptions } from '@barg/session/uploads';
import { loadSending } from '../../../shared/uploads/load-sending.ts';

export type PictureKind = 'avatar' | 'cover';
export type DocumentKind = UploadDocumentKind;

/** Where a file of the profile goes: in one request to the site, or by a form to its bucket. */
const profileFiles = {
  avatar: { request: uploadPerformerAvatar, askForm: getAvatarUploadUrl },
  cover: { request: uploadPerformerCover, askForm: getCoverUploadUrl },
  'welcome-video': { request: uploadWelcomeVideo, askForm: getWelcomeVideoUploadUrl },
};

/** Sends a file of the profile; answers its id, still to be processed. @throws ApiError */
export const sendProfileFile = async (
  kind: keyof typeof profileFiles,
  file: Blob,
  options: SendOptions,
): Promise<string> => {
  const { request, askForm } = profileFiles[kind];
  if (!hasBucket()) return (await request({ file }, requestOf(options)))._id;
  const { sendToBucket } = await loadSending();
  return (await sendToBucket(file, askForm, options))._id;
};

/** Sends a document of the verification; nothing is answered that could be shown. @throws ApiError */
export const sendDocument = async (kind: DocumentKind, file: Blob, options: SendOptions): Promise<null> => {
  if (hasBucket()) {
    const { sendToBucket } = await loadSending();
    await sendToBucket(file, (announced, settings) => getDocumentUploadUrl({ kind, ...announced }, settings), options);
  } else {
    await uploadDocument({ file }, { kind }, requestOf(options));
  }
  return null;
};
