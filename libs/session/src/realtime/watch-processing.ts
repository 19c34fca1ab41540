import { getFileStatus } from '@barg/api-client/files';
import type { ApiError } from '@barg/api-client/http';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, of, switchMap, takeWhile, timer } from '@barg/runtime/rxjs';
import type { Observable } from '@barg/runtime/rxjs';
import { on } from './realtime.ts';

/**
 * Asked again after so many milliseconds in which the socket said nothing. Twenty files that are asked after one by one
 * stay below what an account may ask in a minute; of many in a list one question asks.
 */
const SILENCE_MS = { one: 5000, list: 2000 };

const isFinal = ({ status }: { status: FileStatus['status'] }): boolean => status === 'ready' || status === 'failed';

/** An event each time that the socket tells of the files, and while it is silent from time to time. */
const heardOrOverdue = (events: Observable<unknown>, silence: number): Observable<unknown> =>
  merge(of(false), events.pipe(map(() => true))).pipe(
    switchMap((isEvent) => (isEvent ? merge(of(null), timer(silence, silence)) : timer(silence, silence))),
  );

/** When a list that shows these files is to be read anew: one of them has ended, or that may have been missed. */
export const watchFiles = (isShown: (fileId: string) => boolean, silence = SILENCE_MS.list): Observable<unknown> =>
  heardOrOverdue(on('file.progressed').pipe(filter(({ data }) => isShown(data.fileId) && isFinal(data))), silence);

/** What cannot be had now is asked for again; what is gone is not. */
const orLater = (error: ApiError): null => {
  if (error.statusCode === 404) throw error;
  return null;
};

/**
 * The state of a file until it is ready or failed: asked now, at every event about it, and from time to time while none
 * comes. @throws ApiError where there is no such file
 */
export const watchProcessing = (fileId: string): Observable<FileStatus> => {
  const events = on('file.progressed').pipe(filter(({ data }) => data.fileId === fileId));
  return merge(of(null), heardOrOverdue(events, SILENCE_MS.one)).pipe(
    switchMap(() => getFileStatus(fileId).catch(orLater)),
    filter((status) => status !== null),
    takeWhile((status) => !isFinal(status), true),
  );
};

/** The last state of a file, ready or failed. Never settled after `signal` was aborted. @throws ApiError */
export const whenProcessed = (fileId: string, signal?: AbortSignal): Promise<FileStatus> =>
  new Promise((resolve, reject) => {
    const watching = watchProcessing(fileId).subscribe({
      next: (status) => isFinal(status) && resolve(status),
      error: reject,
    });
    signal?.addEventListener('abort', () => watching.unsubscribe(), { once: true });
  });

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
