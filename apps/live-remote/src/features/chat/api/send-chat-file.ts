import { uploadChatPhoto, uploadChatVideo } from '@barg/api-client/messages';
import { requestOf, runRequest, type RunningUpload, type UploadChange } from '@barg/session/uploads';

/** Sends a picture or film for a chat's message. What becomes of it is watched where its message shows it. */
export const sendChatFile = (file: File, change: (values: UploadChange) => void): RunningUpload => {
  const send = file.type.startsWith('video/') ? uploadChatVideo : uploadChatPhoto;
  return runRequest({
    request: (options) => send({ file }, requestOf(options)),
    change,
    follow: () => () => undefined,
  });
};
