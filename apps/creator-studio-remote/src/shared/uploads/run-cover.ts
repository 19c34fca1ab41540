import type { MediaFile, UploadType } from '@barg/api-client/models';
import { runRequest, type RunningUpload, type UploadChange } from '@barg/session/uploads';
import { sendFile } from './send-file.ts';

interface CoverFile {
  source: File;
  type: UploadType;
  change: (values: UploadChange) => void;
  /** What the server answered of it. */
  onSent: (file: MediaFile) => void;
}

/** Sends what stands for a post. What becomes of it is followed with what was there already. */
export const runCover = ({ source, type, change, onSent }: CoverFile): RunningUpload =>
  runRequest({
    request: async (options) => {
      const file = await sendFile(source, type, options);
      options.signal.throwIfAborted();
      onSent(file);
      return file;
    },
    change,
    follow: () => () => undefined,
  });
