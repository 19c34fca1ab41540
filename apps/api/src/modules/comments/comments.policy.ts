import type { Access, Viewer } from '../../viewing/access.policy.ts';

/** Comments are read and written by those to whom the item is open. */
export const mayTakePart = (access: Access): boolean => !access.isLocked;

/** Only the author edits a comment. */
export const mayEditComment = (account: Viewer, comment: { author_id: string }): boolean =>
  account.id === comment.author_id;

/** A comment is deleted by its author or the performer of the item; operators remove it in the console (0101). */
export const mayDeleteComment = (
  account: Viewer,
  comment: { author_id: string },
  item: { performerId: string },
): boolean => account.id === comment.author_id || account.id === item.performerId;
