import { getFileStatus } from '@barg/api-client/files';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, of, switchMap, takeWhile, timer } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

/** Asked again so often when no event comes, milliseconds: the socket may be away. */
const POLL_MS = 1500;

const isFinal = ({ status }: FileStatus): boolean => status === 'ready' || status === 'failed';

/**
 * The last state of a file, ready or failed: asked now, at every event about it, and from time to time. Never settled
 * after `signal` was aborted.
 * @throws ApiError
 */
export const whenProcessed = (fileId: string, signal?: AbortSignal): Promise<FileStatus> =>
  new Promise((resolve, reject) => {
    const events = on('file.progressed').pipe(
      filter(({ data }) => data.fileId === fileId),
      map(() => undefined),
    );
    const subscription = merge(of(undefined), events, timer(POLL_MS, POLL_MS))
      .pipe(
        switchMap(() => getFileStatus(fileId)),
        takeWhile((status) => !isFinal(status), true),
      )
      .subscribe({ next: (status) => isFinal(status) && resolve(status), error: reject });
    signal?.addEventListener('abort', () => subscription.unsubscribe());
  });
