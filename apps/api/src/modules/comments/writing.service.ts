import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import { together } from '../../platform/together.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { findContentItem, type ContentItem } from '../../viewing/items.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import type { LocalFile } from '../files/received-file.ts';
import { assertAcceptedComment } from './accepted-words.ts';
import { CommentEmptyError } from './comments.errors.ts';
import { loadComments } from './comments.loader.ts';
import { mayDeleteComment, mayEditComment } from './comments.policy.ts';
import type { CommentedItem, CommentRow } from './comments.repository.ts';
import type { Comment } from './comments.schema.ts';
import { getOpenComment, openItem } from './comments.service.ts';
import { workWithPicture } from './comment-picture.ts';
import { changeCommentCount } from './comment-count.ts';
import { tellOthers } from './tell-others.ts';
import { insertComment, lockComment, softDeleteThread, undeleteComments, updateComment } from './writing.repository.ts';

export interface WrittenComment {
  item: CommentedItem;
  /** The comment that it replies to. */
  parentId?: string | undefined;
  text: string;
}

/**
 * Adds a comment, counts it, and notifies the performer, the author of the comment it replies to, and whom it names.
 * `once` runs it at most once.
 * @throws NotFoundError, CommentsLockedError, CommentEmptyError, FilteredWordsError, and NotAuthenticatedError when
 * the author was deleted meanwhile
 */
export const addComment = (
  context: Context,
  member: Member,
  { item: about, parentId, text }: WrittenComment,
  picture: LocalFile | null,
  once: (unit: UnitOfWork, body: () => Promise<Comment>) => Promise<Comment>,
): Promise<Comment> => {
  if (text === '' && !picture) throw new CommentEmptyError();
  return workWithPicture(context, member, picture, (unit, fileId) =>
    once(unit, async () => {
      const { db } = unit;
      const [, item] = await together([holdAccount(db, member.account.id), openItem(db, about, member)]);
      await assertAcceptedComment(db, item, { authorId: member.account.id, text });
      const answered = parentId === undefined ? null : await keepAnswered(db, member, item, parentId);
      const thread = answered && (answered.parent_id ?? answered.id);
      const row = await insertComment(db, { item, authorId: member.account.id, parentId: thread, text, fileId });
      await changeCommentCount(unit, item, 1, [member.account.id]);
      await tellOthers(unit, member, { item, answered, text });
      return showComment(context, db, row, item, member);
    }),
  );
};

/**
 * The comment below an item that is replied to, locked so that it stays until the reply is stored. @throws
 * NotFoundError
 */
const keepAnswered = async (db: Queryable, member: Member, item: ContentItem, id: string): Promise<CommentRow> => {
  const { comment } = await getOpenComment(db, member, id);
  const isHere = comment.object_type === item.type && comment.object_id === item.id;
  // A deletion locks the thread's first comment; the reply is counted there.
  if (!isHere || !(await lockComment(db, comment.parent_id ?? comment.id))) throw new NotFoundError();
  return comment;
};

export interface CommentChanges {
  text?: string | undefined;
  removePhoto: boolean;
  /** What its writer has read. */
  basedOn?: { text?: string | null | undefined } | undefined;
}

/**
 * @throws NotFoundError, ChangedMeanwhileError, CommentEmptyError, FilteredWordsError, and ForbiddenError for a comment
 * of someone else
 */
export const editComment = async (
  context: Context,
  member: Member,
  id: string,
  { text, removePhoto, basedOn }: CommentChanges,
  picture: LocalFile | null,
): Promise<Comment> =>
  workWithPicture(context, member, picture, async ({ db }, newFileId) => {
    const { comment, item } = await ownOrManaged(db, member, id);
    if (!mayEditComment(member.account, comment)) throw new ForbiddenError();
    assertStands({ stored: { text: comment.text }, changes: { text }, basedOn });
    const isNothing = text === undefined && !removePhoto && newFileId === null;
    const after = { text: text ?? comment.text, fileId: newFileId ?? (removePhoto ? null : comment.file_id) };
    if (isNothing || (after.text === '' && after.fileId === null)) throw new CommentEmptyError();
    if (text !== undefined) await assertAcceptedComment(db, item, { authorId: member.account.id, text });
    return showComment(context, db, await updateComment(db, comment, after), item, member);
  });

/** Deletes a comment with its replies. @throws NotFoundError, and ForbiddenError for those who may not delete it */
export const deleteComment = (context: Context, member: Member, id: string): Promise<void> =>
  context.work(async (unit) => {
    const { comment, item } = await ownOrManaged(unit.db, member, id);
    if (!mayDeleteComment(member.account, comment, item)) throw new ForbiddenError();
    await removeThread(unit, comment, [member.account.id]);
  });

/**
 * Deletes a comment with its replies without checking who asks, for operators. Returns the ids of those deleted; null
 * when there was none.
 */
export const removeComment = async (unit: UnitOfWork, id: string): Promise<string[] | null> => {
  const comment = await lockComment(unit.db, id);
  return comment && removeThread(unit, comment);
};

/**
 * Restores comments that were deleted together, if the comment they reply to still exists; those of deleted accounts
 * stay deleted.
 */
export const bringCommentsBack = async (unit: UnitOfWork, ids: readonly string[]): Promise<void> => {
  const [first] = await undeleteComments(unit.db, ids);
  if (first) await changeCommentCount(unit, first.item, first.total, first.authorIds);
};

const removeThread = async (
  unit: UnitOfWork,
  comment: CommentRow,
  concerned: readonly string[] = [],
): Promise<string[]> => {
  const removed = await softDeleteThread(unit.db, comment.id);
  const item = { type: comment.object_type, id: comment.object_id };
  const authorIds = removed.map(({ author_id }) => author_id);
  await changeCommentCount(unit, item, -removed.length, [...authorIds, ...concerned]);
  return removed.map(({ id }) => id);
};

/** A comment with its item. For somebody to whom the item is locked it does not exist, unless it is their own. */
const ownOrManaged = async (db: Queryable, member: Member, id: string) => {
  const comment = await lockComment(db, id);
  const item = comment && (await findContentItem(db, comment.object_type, comment.object_id, member));
  if (!comment || !item) throw new NotFoundError();
  if (item.access.isLocked && comment.author_id !== member.account.id) throw new NotFoundError();
  return { comment, item };
};

const showComment = async (
  context: Context,
  db: Queryable,
  row: CommentRow,
  { access }: ContentItem,
  member: Member,
): Promise<Comment> => {
  const [comment] = await loadComments(context, db, [row], access, member);
  if (!comment) throw new Error(`the comment ${row.id} was not presented`);
  return comment;
};
