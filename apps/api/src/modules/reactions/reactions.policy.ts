import type { Access } from '../../viewing/access.policy.ts';

/** A locked item can be bookmarked, but not liked. Undoing is always allowed. */
export const mayReact = (action: 'like' | 'bookmark', access: Access): boolean =>
  action === 'bookmark' || !access.isLocked;
