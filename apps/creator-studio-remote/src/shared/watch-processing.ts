import { getFileStatus } from '@barg/api-client/files';
import type { ApiError } from '@barg/api-client/http';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, of, switchMap, takeWhile, timer, type Observable } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

/** Asked again so often when no event comes, milliseconds. Twenty files stay below what one may ask in a minute. */
const POLL_MS = 5000;

const isFinal = ({ status }: FileStatus): boolean => status === 'ready' || status === 'failed';

/** What cannot be had now is asked for again; what is gone is not. */
const orLater = (error: ApiError): null => {
  if (error.statusCode === 404) throw error;
  return null;
};

/** The state of a file until it is ready or failed: asked now, at every event about it, and from time to time. */
export const watchProcessing = (fileId: string): Observable<FileStatus> => {
  const events = on('file.progressed').pipe(
    filter(({ data }) => data.fileId === fileId),
    map(() => undefined),
  );
  return merge(of(undefined), events, timer(POLL_MS, POLL_MS)).pipe(
    switchMap(() => getFileStatus(fileId).catch(orLater)),
    filter((status) => status !== null),
    takeWhile((status) => !isFinal(status), true),
  );
};

/** What is told of a file first, however often that has to be asked. @throws ApiError where there is no such file */
export const firstStatus = (fileId: string, signal: AbortSignal): Promise<FileStatus> =>
  new Promise((resolve, reject) => {
    const watching = watchProcessing(fileId)
      .pipe(takeWhile(() => false, true))
      .subscribe({ next: resolve, error: reject });
    const stop = () => {
      watching.unsubscribe();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
