import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import { findContentItem, type ContentItem } from '../../viewing/items.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { CommentsLockedError } from './comments.errors.ts';
import { loadComments } from './comments.loader.ts';
import { mayTakePart } from './comments.policy.ts';
import {
  countComments,
  findComment,
  listComments,
  type CommentedItem,
  type CommentRow,
} from './comments.repository.ts';

/** The item, if it is open to the onlooker. @throws NotFoundError, CommentsLockedError */
export const openItem = async (
  db: Queryable,
  { type, id }: CommentedItem,
  onlooker: Onlooker,
): Promise<ContentItem> => {
  const item = await findContentItem(db, type, id, onlooker);
  if (!item) throw new NotFoundError();
  if (!mayTakePart(item.access)) throw new CommentsLockedError();
  return item;
};

/** Checks that a comment begins a thread below the item. @throws NotFoundError */
const assertThread = async (db: Queryable, onlooker: Onlooker, item: ContentItem, id: string): Promise<void> => {
  const comment = await findComment(db, onlooker, id);
  const isHere = comment?.object_type === item.type && comment.object_id === item.id;
  if (!isHere || comment.parent_id !== null) throw new NotFoundError();
};

interface CommentsAsked {
  parentId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of threads, the newest first, or of replies to one, the oldest first. @throws NotFoundError,
 * CommentsLockedError
 */
export const getComments = async (
  context: Context,
  about: CommentedItem,
  onlooker: Onlooker,
  { parentId, limit, cursor }: CommentsAsked,
) => {
  const { db } = context;
  const [after] = cursor ? decodeCursor(cursor, idCursor) : [];
  const item = await openItem(db, about, onlooker);
  if (parentId !== undefined) await assertThread(db, onlooker, item, parentId);
  const [rows, total] = await Promise.all([
    listComments(db, onlooker, item, { parentId, limit, after }),
    countComments(db, onlooker, item, parentId),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: await loadComments(context, db, items, item.access, onlooker), total, nextCursor };
};

/**
 * A comment whose item and thread are open to the onlooker, with the item.
 * @throws NotFoundError, CommentsLockedError
 */
export const getOpenComment = async (
  db: Queryable,
  onlooker: Onlooker,
  id: string,
): Promise<{ comment: CommentRow; item: ContentItem }> => {
  const comment = await findComment(db, onlooker, id);
  if (!comment) throw new NotFoundError();
  if (comment.parent_id !== null && !(await findComment(db, onlooker, comment.parent_id))) throw new NotFoundError();
  return { comment, item: await openItem(db, { type: comment.object_type, id: comment.object_id }, onlooker) };
};

/** Whether a member may see a comment. */
export const isCommentOpen = async (db: Queryable, onlooker: Onlooker, id: string): Promise<boolean> => {
  const comment = await findComment(db, onlooker, id);
  const item = comment && (await findContentItem(db, comment.object_type, comment.object_id, onlooker));
  return item !== null && mayTakePart(item.access);
};
