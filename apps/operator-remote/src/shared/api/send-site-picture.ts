import { uploadSitePicture } from '@barg/api-client/operator';
import { requestOf, runRequest, type RunningUpload, type UploadChange } from '@barg/session/uploads';

/** Sends a picture of the site, and reports its progress until it can be shown. */
export const sendSitePicture = (file: File, change: (values: UploadChange) => void): RunningUpload =>
  runRequest({ request: (options) => uploadSitePicture({ file }, requestOf(options)), change });
