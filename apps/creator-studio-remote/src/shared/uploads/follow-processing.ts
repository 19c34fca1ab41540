import type { ApiError } from '@barg/api-client/http';
import { watchProcessing } from '@barg/session/realtime';
import type { Upload } from './upload-list.ts';

type Change = (values: Partial<Upload>) => void;

/** Tells how far a file of the post is, until it is ready or was refused after all; answers what ends that. */
export const tellProcessing = (fileId: string, change: Change): (() => void) => {
  const subscription = watchProcessing(fileId).subscribe({
    next: ({ status, percent, file, errorMessage }) => {
      const state = status === 'ready' || status === 'failed' ? status : 'processing';
      change({ state, progress: percent / 100, file, error: errorMessage });
    },
    // It is gone.
    error: ({ message }: ApiError) => change({ state: 'failed', error: message || null }),
  });
  return () => subscription.unsubscribe();
};

/** However long the answer to the first question stays away: the file has arrived, and is part of the post. */
export const followProcessing = (fileId: string, change: Change): (() => void) => {
  change({ state: 'processing', progress: 0, error: null, fileId });
  return tellProcessing(fileId, change);
};
