import { getFileStatus } from '@barg/api-client/files';
import type { FileStatus } from '@barg/api-client/models';
import { filter, map, merge, of, switchMap, takeWhile, timer, type Observable } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

/** Asked again so often when no event comes, milliseconds: the socket may be away. */
const POLL_MS = 2000;

const isFinal = ({ status }: FileStatus): boolean => status === 'ready' || status === 'failed';

/** The state of a file until it is ready or failed: asked now, at every event about it, and from time to time. */
export const watchProcessing = (fileId: string): Observable<FileStatus> => {
  const events = on('file.progressed').pipe(
    filter(({ data }) => data.fileId === fileId),
    map(() => undefined),
  );
  return merge(of(undefined), events, timer(POLL_MS, POLL_MS)).pipe(
    switchMap(() => getFileStatus(fileId)),
    takeWhile((status) => !isFinal(status), true),
  );
};
