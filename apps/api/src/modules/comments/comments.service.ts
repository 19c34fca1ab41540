import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import type { Viewer } from '../access/access.policy.ts';
import { changeItemCounter, findContentItem, linkTo, type ContentItem } from '../access/items.ts';
import type { Member, Onlooker } from '../blocking/onlooker.ts';
import { notify } from '../notifications/notify.ts';
import { authorOf, loadAuthors } from '../users/author.ts';
import { CommentsLockedError } from './comments.errors.ts';
import { mayDeleteComment, mayEditComment, mayTakePart } from './comments.policy.ts';
import { presentComment } from './comments.presenter.ts';
import {
  countComments,
  insertComment,
  listComments,
  lockComment,
  softDeleteComment,
  updateComment,
  type CommentedItem,
  type CommentRow,
} from './comments.repository.ts';
import type { Comment } from './comments.schema.ts';

/** The item that comments are about. @throws NotFoundError, CommentsLockedError */
const openItem = async (db: Queryable, { type, id }: CommentedItem, onlooker: Onlooker): Promise<ContentItem> => {
  const item = await findContentItem(db, type, id, onlooker);
  if (!item) throw new NotFoundError();
  if (!mayTakePart(item.access)) throw new CommentsLockedError();
  return item;
};

/** A page of comments, the newest first. @throws NotFoundError, CommentsLockedError */
export const getComments = async (
  { db }: Context,
  about: CommentedItem,
  onlooker: Onlooker,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const [before] = cursor ? decodeCursor(cursor, idCursor) : [];
  const item = await openItem(db, about, onlooker);
  const [rows, total] = await Promise.all([
    listComments(db, onlooker, item, { limit, before }),
    countComments(db, onlooker, item),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.author_id),
  );
  const data = items.map((row) => presentComment(row, authorOf(authors, row.author_id), onlooker.account?.id ?? null));
  return { data, total, nextCursor };
};

/** Adds a comment, counts it and tells the performer. Answers its row, for {@link showComment}. */
export const addComment = async (
  unit: UnitOfWork,
  member: Member,
  { item: about, text }: { item: CommentedItem; text: string },
): Promise<Comment> => {
  const { account } = member;
  const item = await openItem(unit.db, about, member);
  const row = await insertComment(unit.db, { item, authorId: account.id, text });
  await changeItemCounter(unit.db, item, 'comment_count', 1);
  await notify(unit, { userId: item.performerId, kind: 'comment', actorId: account.id, link: linkTo(item) });
  return showComment(unit.db, row, account);
};

/** @throws NotFoundError, and ForbiddenError for a comment of someone else */
export const editComment = (context: Context, member: Member, id: string, text: string): Promise<Comment> =>
  context.work(async ({ db }) => {
    const { comment } = await ownOrManaged(db, member, id);
    if (!mayEditComment(member.account, comment)) throw new ForbiddenError();
    return showComment(db, await updateComment(db, comment, text), member.account);
  });

/** @throws NotFoundError, and ForbiddenError for those who may not remove it */
export const deleteComment = (context: Context, member: Member, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    const { comment, item } = await ownOrManaged(db, member, id);
    if (!mayDeleteComment(member.account, comment, item)) throw new ForbiddenError();
    await softDeleteComment(db, comment.id);
    await changeItemCounter(db, item, 'comment_count', -1);
  });

/** Takes a comment away whoever asks for it: for those who answer for the site. False when there is none. */
export const removeComment = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const comment = await lockComment(db, id);
  if (!comment) return false;
  await softDeleteComment(db, comment.id);
  await changeItemCounter(db, { type: comment.object_type, id: comment.object_id }, 'comment_count', -1);
  return true;
};

/** A comment and what it is about. Someone for whom the item is locked does not know of it, unless it is their own. */
const ownOrManaged = async (db: Queryable, member: Member, id: string) => {
  const comment = await lockComment(db, id);
  const item = comment && (await findContentItem(db, comment.object_type, comment.object_id, member));
  if (!comment || !item) throw new NotFoundError();
  if (item.access.isLocked && comment.author_id !== member.account.id) throw new NotFoundError();
  return { comment, item };
};

const showComment = async (db: Queryable, row: CommentRow, viewer: Viewer): Promise<Comment> => {
  const authors = await loadAuthors(db, [row.author_id]);
  return presentComment(row, authorOf(authors, row.author_id), viewer.id);
};
