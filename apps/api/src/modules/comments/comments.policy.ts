import type { Access, Viewer } from '../../viewing/access.policy.ts';

/** Comments are read and written by those who may see what they are about. */
export const mayTakePart = (access: Access): boolean => !access.isLocked;

/** Only the author changes a comment's words. */
export const mayEditComment = (account: Viewer, comment: { author_id: string }): boolean =>
  account.id === comment.author_id;

/** The author removes a comment, and so does the performer whose content it is about, or an operator. */
export const mayDeleteComment = (
  account: Viewer,
  comment: { author_id: string },
  item: { performerId: string },
): boolean => account.id === comment.author_id || account.id === item.performerId || account.role === 'operator';
