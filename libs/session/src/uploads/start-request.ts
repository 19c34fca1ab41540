import type { MediaFile } from '@barg/api-client/models';
import { isPassing } from './is-passing.ts';
import type { SendOptions } from './send-options.ts';
import type { Transfer, TransferEvents } from './transfer.ts';

/** Sends a file in one request, which begins anew after a pause. */
export const startRequest = (
  send: (options: SendOptions) => Promise<Pick<MediaFile, '_id'>>,
  events: TransferEvents,
): Transfer => {
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
      tell(({ _id }: Pick<MediaFile, '_id'>) => events.onArrived(_id)),
      tell((failure: unknown) => events.onFailed(failure, isPassing(failure))),
    );
  };
  start();
  return { pause: stop, resume: start, cancel: stop };
};
