import type { Access, Viewer } from '../../viewing/access.policy.ts';

/** Comments are read and written by those to whom the item is open. */
export const mayTakePart = (access: Access): boolean => !access.isLocked;

/** Only the author edits a comment. */
export const mayEditComment = (account: Viewer, comment: { author_id: string }): boolean =>
  account.id === comment.author_id;

/** A comment is removed by its author, the performer of the item, or an operator. */
export const mayDeleteComment = (
  account: Viewer,
  comment: { author_id: string },
  item: { performerId: string },
): boolean => account.id === comment.author_id || account.id === item.performerId || account.role === 'operator';
