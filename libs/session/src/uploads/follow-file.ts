import type { ApiError } from '@barg/api-client/http';
// By the package's name: each remote has this module of its own, and the page one line to the server.
import { watchProcessing } from '@barg/session/realtime';
import { processedStatus, type UploadFact, type UploadStatus } from './upload-status.ts';

/** Tells what becomes of a file, until it is ready or was refused after all; answers what ends that. */
export const followFile = (fileId: string, tell: (fact: UploadFact) => void): (() => void) => {
  const subscription = watchProcessing(fileId).subscribe({
    next: (told) => tell({ type: 'processed', ...told }),
    error: ({ message }: ApiError) => tell({ type: 'gone', error: message || null }),
  });
  return () => subscription.unsubscribe();
};

/** As {@link followFile}, of a file that was sent earlier: tells how far it is. */
export const followStatus = (fileId: string, change: (values: Partial<UploadStatus>) => void): (() => void) =>
  followFile(fileId, (fact) => {
    if (fact.type === 'processed') change(processedStatus(fact));
    if (fact.type === 'gone') change({ state: 'failed', error: fact.error });
  });
