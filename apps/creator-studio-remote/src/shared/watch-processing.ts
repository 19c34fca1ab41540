import { getFileStatus } from '@barg/api-client/files';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, of, switchMap, takeWhile, timer, type Observable } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

/** Asked again so often when no event comes, milliseconds. Twenty files stay below what one may ask in a minute. */
const POLL_MS = 5000;

const isFinal = ({ status }: FileStatus): boolean => status === 'ready' || status === 'failed';

/** The state of a file until it is ready or failed: asked now, at every event about it, and from time to time. */
export const watchProcessing = (fileId: string): Observable<FileStatus> => {
  const events = on('file.progressed').pipe(
    filter(({ data }) => data.fileId === fileId),
    map(() => undefined),
  );
  return merge(of(undefined), events, timer(POLL_MS, POLL_MS)).pipe(
    // What cannot be had now is asked for again: the line may be down, or too much was asked.
    switchMap(() => getFileStatus(fileId).catch(() => null)),
    filter((status) => status !== null),
    takeWhile((status) => !isFinal(status), true),
  );
};
