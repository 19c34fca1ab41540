import { forgetUpload, goesOn, runLate, type RunningUpload } from '@barg/session/uploads';
import { loadSending } from './load-sending.ts';
import type { FileToSend } from './run-file.ts';

/** Sends a file of hers by code that comes with the first one, and follows it until it is processed. */
export const runUpload = (file: FileToSend): RunningUpload => {
  const { source, uploadId, change } = file;
  change({ isResumable: goesOn(source, uploadId) });
  return runLate({
    load: async () => {
      const { runFile } = await loadSending();
      return () => runFile(file);
    },
    change,
    forget: () => void (uploadId && forgetUpload(uploadId)),
  });
};
