import { getFileStatus } from '@barg/api-client/files';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, Observable, of, switchMap, takeWhile, timer } from '@barg/runtime/rxjs';
import { toQueryError } from '../store/query-error.ts';
import { on } from './realtime.ts';

/**
 * Milliseconds without socket events until the state is requested. Twenty single files stay below the limit of requests
 * per minute; a list needs one request.
 */
const SILENCE_MS = { one: 5000, list: 2000 };

const isFinal = ({ status }: { status: FileStatus['status'] }): boolean => status === 'ready' || status === 'failed';

/** Emits for each socket event about the files, and at intervals while there are none. */
const heardOrOverdue = (events: Observable<unknown>, silence: number): Observable<unknown> =>
  merge(of(false), events.pipe(map(() => true))).pipe(
    switchMap((isEvent) => (isEvent ? merge(of(null), timer(silence, silence)) : timer(silence, silence))),
  );

/** Emits when a list of these files has to be loaded again: one has finished, or an event may have been missed. */
export const watchFiles = (isShown: (fileId: string) => boolean, silence = SILENCE_MS.list): Observable<unknown> =>
  heardOrOverdue(on('file.progressed').pipe(filter(({ data }) => isShown(data.fileId) && isFinal(data))), silence);

/** Temporary failures are retried; a missing file is an error. */
const orLater = (failure: unknown): null => {
  if (toQueryError(failure).statusCode === 404) throw failure;
  return null;
};

/**
 * The state of a file until it is ready or failed: requested now, at every event about it, and after a time without any.
 * One request follows the other: on a line that is slower than the interval each would displace the one before it, and
 * none would ever be answered. @throws ApiError when there is no such file
 */
export const watchProcessing = (fileId: string): Observable<FileStatus> =>
  new Observable((told) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    /** What is being asked may have been answered before the last event. */
    let isStale = false;
    const take = (status: FileStatus | null): void => {
      isAsking = false;
      if (status) told.next(status);
      if (status && isFinal(status)) told.complete();
      if (told.closed) return;
      if (isStale) ask();
      else silence = setTimeout(ask, SILENCE_MS.one);
    };
    const ask = (): void => {
      clearTimeout(silence);
      isStale = isAsking;
      if (isAsking) return;
      isAsking = true;
      getFileStatus(fileId)
        .catch(orLater)
        .then(take, (failure: unknown) => told.error(failure));
    };
    const hearing = on('file.progressed').subscribe(({ data }) => {
      if (data.fileId === fileId) ask();
    });
    ask();
    return () => {
      clearTimeout(silence);
      hearing.unsubscribe();
    };
  });

/** The last state of a file, ready or failed. Never settles after `signal` was aborted. @throws ApiError */
export const whenProcessed = (fileId: string, signal?: AbortSignal): Promise<FileStatus> =>
  new Promise((resolve, reject) => {
    const watching = watchProcessing(fileId).subscribe({
      next: (status) => isFinal(status) && resolve(status),
      error: reject,
    });
    signal?.addEventListener('abort', () => watching.unsubscribe(), { once: true });
  });

/** The first known state of a file, with retries. @throws ApiError when there is no such file */
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
