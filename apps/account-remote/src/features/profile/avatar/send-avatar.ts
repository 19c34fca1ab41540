import { uploadUserAvatar } from '@barg/api-client/users';
import { requestOf, runRequest, type RunningUpload, type UploadChange } from '@barg/session/uploads';

/** Uploads a picture, and reports its progress until it is processed. */
export const sendAvatar = (file: Blob, change: (values: UploadChange) => void): RunningUpload =>
  runRequest({ request: (options) => uploadUserAvatar({ file }, requestOf(options)), change });
