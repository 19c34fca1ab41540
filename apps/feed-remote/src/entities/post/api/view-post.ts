import { viewFeedPost } from '@barg/api-client/home';

const seen = new Set<string>();

/** Counts a view, once per post and visit. Failures are ignored. */
export function countView(postId: string): void {
  if (seen.has(postId)) return;
  seen.add(postId);
  viewFeedPost(postId).catch(() => seen.delete(postId));
}
