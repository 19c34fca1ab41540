import { toQueryError } from '@barg/session';
// By the package's name: each remote has a copy of this module, and the page has one socket.
import { watchProcessing } from '@barg/session/realtime';
import { processedStatus, type UploadFact, type UploadStatus } from './upload-status.ts';

/** Reports the states of a file until it is ready or failed; returns how to stop. */
export const followFile = (fileId: string, tell: (fact: UploadFact) => void): (() => void) => {
  const subscription = watchProcessing(fileId).subscribe({
    next: (told) => tell({ type: 'processed', ...told }),
    error: (failure: unknown) => tell({ type: 'gone', error: toQueryError(failure).message || null }),
  });
  return () => subscription.unsubscribe();
};

/** {@link followFile} for a file that was sent earlier. */
export const followStatus = (fileId: string, change: (values: Partial<UploadStatus>) => void): (() => void) =>
  followFile(fileId, (fact) => {
    if (fact.type === 'processed') change(processedStatus(fact));
    if (fact.type === 'gone') change({ state: 'failed', error: fact.error });
  });
