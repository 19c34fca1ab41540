import { useState, useSyncExternalStore } from 'react';
import type { CommentedItem } from '../api/comment-pages.ts';
import { hasUnsentBelow } from '../state/unsent-comments.ts';

const neverChanges = () => () => undefined;

/**
 * Whether this account had a draft below an item when that appeared. Drafts lie in the browser: a page that the server
 * has drawn is taken over without, and finds out afterwards.
 */
export function useUnsentBelow(about: CommentedItem): boolean {
  const [readOnce] = useState(() => {
    let found: boolean | undefined;
    return () => (found ??= hasUnsentBelow(about));
  });
  return useSyncExternalStore(neverChanges, readOnce, () => false);
}
