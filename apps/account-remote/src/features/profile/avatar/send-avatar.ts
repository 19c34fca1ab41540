import { uploadUserAvatar } from '@barg/api-client/users';
import { requestOf, runRequest, type RunningUpload, type UploadChange } from '@barg/session/uploads';

/** Sends a picture, and tells how far it is until it can be shown. */
export const sendAvatar = (file: Blob, change: (values: UploadChange) => void): RunningUpload =>
  runRequest({ request: (options) => uploadUserAvatar({ file }, requestOf(options)), change });
