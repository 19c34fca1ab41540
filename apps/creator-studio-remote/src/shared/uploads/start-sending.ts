import type { ApiError } from '@barg/api-client/http';
import type { MediaFile } from '@barg/api-client/models';
import { isPassing } from './is-passing.ts';
import { sendFile } from './send-file.ts';
import type { SendOptions } from './send-options.ts';
import { startTransfer, type Start, type Transfer, type TransferEvents } from './transfer.ts';
import { goesOn } from './upload-way.ts';

/** Sends what travels as a whole: nothing of it is kept on the way, so that it begins anew after a pause. */
const startRequest = (send: (options: SendOptions) => Promise<MediaFile>, events: TransferEvents): Transfer => {
  let request: AbortController | null = null;
  const stop = () => request?.abort();
  const start = () => {
    stop();
    const abort = new AbortController();
    request = abort;
    const tell = <Told extends unknown[]>(event: (...told: Told) => void) => {
      return (...told: Told) => {
        if (!abort.signal.aborted) event(...told);
      };
    };
    send({ signal: abort.signal, onProgress: tell(events.onProgress) }).then(
      tell(({ _id }: MediaFile) => events.onArrived(_id)),
      tell((failure: ApiError) => events.onFailed(failure, isPassing(failure))),
    );
  };
  start();
  return { pause: stop, resume: start, cancel: stop };
};

/** Starts a file of a post on its way: in parts where it is large, or was begun so; else as a whole. */
export const startSending = (file: File, start: Start, events: TransferEvents): Transfer =>
  goesOn(file, start.uploadId)
    ? startTransfer(file, start, events)
    : startRequest((options) => sendFile(file, start.type, options), events);
