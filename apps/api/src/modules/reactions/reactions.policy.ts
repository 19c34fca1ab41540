import type { Access } from '../../viewing/access.policy.ts';

/** Anyone may keep a locked item for later; to like it one must have seen it. Taking back is always allowed. */
export const mayReact = (action: 'like' | 'bookmark', access: Access): boolean =>
  action === 'bookmark' || !access.isLocked;
