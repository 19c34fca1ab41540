import type { ApiError } from '@barg/api-client/http';
import { watchProcessing } from '../watch-processing.ts';
import type { Upload } from './upload-list.ts';

/** However long the answer to the first question stays away: the file has arrived, and is part of the post. */
export const followProcessing = (fileId: string, change: (values: Partial<Upload>) => void): (() => void) => {
  change({ state: 'processing', progress: 0, error: null, fileId });
  const subscription = watchProcessing(fileId).subscribe({
    next: ({ status, percent, file }) => {
      const state = status === 'ready' || status === 'failed' ? status : 'processing';
      change({ state, progress: percent / 100, file });
    },
    // It is gone.
    error: ({ message }: ApiError) => change({ state: 'failed', error: message || null }),
  });
  return () => subscription.unsubscribe();
};
