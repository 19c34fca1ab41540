import { BehaviorSubject } from '@barg/runtime/rxjs';
import { watchAccountHere } from '@barg/session';
import type { ChatUpload } from './chat-upload.ts';

type Chosen = ReadonlyMap<string, readonly ChatUpload[]>;

/** By conversation: a device keeps no files, as it keeps words, so they live as long as the page is not reloaded. */
export const chosenFiles = new BehaviorSubject<Chosen>(new Map());
export const noFiles: readonly ChatUpload[] = [];

export const endUploads = (uploads: readonly ChatUpload[]): void => {
  for (const { status } of uploads) status.end();
};

let isWatching = false;
/** Whoever comes after a logout finds nothing of the one before. */
export const forgetWithAccount = (): void => {
  if (isWatching) return;
  isWatching = true;
  watchAccountHere(() => {
    for (const uploads of chosenFiles.getValue().values()) endUploads(uploads);
    chosenFiles.next(new Map());
  });
};

export const subscribeToChosen = (onChange: () => void): (() => void) => {
  const following = chosenFiles.subscribe(onChange);
  return () => following.unsubscribe();
};
