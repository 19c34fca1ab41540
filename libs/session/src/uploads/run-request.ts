import type { MediaFile } from '@barg/api-client/models';
import { runUpload, type RunningUpload, type UploadChange } from './run-upload.ts';
import type { SendOptions } from './send-options.ts';
import { startRequest } from './start-request.ts';
import { pagePorts, type UploadPorts } from './upload-ports.ts';

interface Start extends Partial<UploadPorts> {
  request: (options: SendOptions) => Promise<Pick<MediaFile, '_id'>>;
  change: (values: UploadChange) => void;
}

const nothing = () => undefined;

/** Runs the upload of a file in one request: no partial data is kept, so no other tab can resume it. */
export const runRequest = ({ request, change, ...ports }: Start): RunningUpload =>
  runUpload({
    isResumable: false,
    wasLeft: false,
    change,
    ports: {
      ...pagePorts,
      send: (events) => startRequest(request, events),
      hold: () => nothing,
      forget: nothing,
      ...ports,
    },
  });
