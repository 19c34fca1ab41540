import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { countOne } from '../../shared/counting-items.ts';
import { countersOf, findContentItem, linkTo, type ContentType } from '../../viewing/items.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { assertVisible } from '../../viewing/visibility.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { countLikes } from '../comments/comments.repository.ts';
import { getOpenComment, isCommentOpen } from '../comments/comments.service.ts';
import { changeLikes } from '../comments/writing.repository.ts';
import { notify } from '../notifications/notify.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { LikeLockedError } from './reactions.errors.ts';
import { mayReact } from './reactions.policy.ts';
import {
  countBookmarks,
  findReactions,
  insertReaction,
  listBookmarks,
  removeReaction,
  type Bookmark,
  type BookmarkType,
  type Reaction,
} from './reactions.repository.ts';
import type { ReactionState } from './reactions.schema.ts';

export interface ReactionRequest {
  objectType: ContentType | 'performer' | 'comment';
  objectId: string;
  action: 'like' | 'bookmark';
}

const reactionOf = (account: Viewer, { objectType, objectId, action }: ReactionRequest): Reaction => ({
  user_id: account.id,
  object_type: objectType,
  object_id: objectId,
  action,
});

const counterOf = { like: 'like_count', bookmark: 'bookmark_count' } as const;

/**
 * Likes or bookmarks; doing it twice changes nothing. The counter changes in the transaction that adds the row, and
 * only when the row is new, so that it is exact under concurrency.
 * @throws NotFoundError, LikeLockedError, NotAuthenticatedError when the account was deleted meanwhile
 */
export const react = (context: Context, member: Member, asked: ReactionRequest): Promise<ReactionState> =>
  context.work(async (unit) => {
    const { account } = member;
    const { objectType, objectId, action } = asked;
    await holdAccount(unit.db, account.id);
    if (objectType === 'performer') {
      await assertPerformer(unit.db, member, objectId);
      await insertReaction(unit.db, reactionOf(account, asked));
      return tellState(unit, account, asked);
    }
    if (objectType === 'comment') {
      await likeComment(unit, member, asked);
      return tellState(unit, account, asked);
    }
    const item = await findContentItem(unit.db, objectType, objectId, member);
    if (!item) throw new NotFoundError();
    if (!mayReact(action, item.access)) throw new LikeLockedError();
    if (await insertReaction(unit.db, reactionOf(account, asked))) {
      await unit.callHook('onItemsCounted', countOne(item, counterOf[action], 1));
      if (action === 'like') {
        await notify(unit, { userId: item.performerId, kind: 'like', actorId: account.id, link: linkTo(item) });
      }
    }
    return tellState(unit, account, asked);
  });

/** @throws NotFoundError, CommentsLockedError */
const likeComment = async (unit: UnitOfWork, member: Member, asked: ReactionRequest): Promise<void> => {
  const { comment, item } = await getOpenComment(unit.db, member, asked.objectId);
  if (!(await insertReaction(unit.db, reactionOf(member.account, asked)))) return;
  await changeLikes(unit.db, new Map([[comment.id, 1]]));
  const notice = { userId: comment.author_id, actorId: member.account.id, link: linkTo(item) };
  await notify(unit, { ...notice, kind: 'like' });
};

/** Removes a reaction, if there is one. For a thing that does not exist for the member the counts are 0. */
export const takeBack = (context: Context, member: Member, asked: ReactionRequest): Promise<ReactionState> =>
  context.work(async (unit) => {
    const { db } = unit;
    const { account } = member;
    const { objectType, objectId, action } = asked;
    const isRemoved = await removeReaction(db, reactionOf(account, asked));
    if (isRemoved) await countDown(unit, asked);
    if (isRemoved && action === 'bookmark' && objectType !== 'comment') {
      await unit.callHook('onBookmarkRemoved', { userId: account.id, type: objectType, id: objectId });
    }
    const state = await stateOf(db, account, asked);
    const shown = (await isThere(db, member, asked)) ? state : { ...state, likeCount: 0, bookmarkCount: 0 };
    unit.publish(toUser(account.id), newEvent('reaction.changed', shown));
    return shown;
  });

const countDown = async (unit: UnitOfWork, { objectType, objectId, action }: ReactionRequest): Promise<void> => {
  if (objectType === 'comment') await changeLikes(unit.db, new Map([[objectId, -1]]));
  else if (objectType !== 'performer') {
    await unit.callHook('onItemsCounted', countOne({ type: objectType, id: objectId }, counterOf[action], -1));
  }
};

/** Whether a thing exists for a member, who may then see its counts. */
const isThere = async (db: Queryable, member: Member, { objectType, objectId }: ReactionRequest): Promise<boolean> => {
  if (objectType === 'performer') return true;
  if (objectType === 'comment') return isCommentOpen(db, member, objectId);
  return (await findContentItem(db, objectType, objectId, member)) !== null;
};

const assertPerformer = async (db: Queryable, member: Member, id: string): Promise<void> => {
  await assertVisible(db, member, id);
  if (!(await isVerifiedPerformer(db, id))) throw new NotFoundError();
};

const stateOf = async (
  db: Queryable,
  account: Viewer,
  { objectType, objectId }: ReactionRequest,
): Promise<ReactionState> => {
  const actions = await findReactions(db, { user_id: account.id, object_type: objectType, object_id: objectId });
  const counters = await countersFor(db, objectType, objectId);
  return {
    objectType,
    objectId,
    isLiked: actions.has('like'),
    isBookmarked: actions.has('bookmark'),
    likeCount: counters?.like_count ?? 0,
    bookmarkCount: counters?.bookmark_count ?? 0,
  };
};

/** Sends the new state to all windows of the account. */
const tellState = async (unit: UnitOfWork, account: Viewer, asked: ReactionRequest): Promise<ReactionState> => {
  const state = await stateOf(unit.db, account, asked);
  unit.publish(toUser(account.id), newEvent('reaction.changed', state));
  return state;
};

const countersFor = async (db: Queryable, type: ReactionRequest['objectType'], id: string) => {
  if (type === 'performer') return null;
  if (type === 'comment') return { like_count: await countLikes(db, id), bookmark_count: 0 };
  return countersOf(db, { type, id });
};

/** A page of an account's bookmarks, the latest first; `load` makes items of the ids. */
export const getBookmarks = async <T>(
  { db }: Context,
  member: Member,
  type: BookmarkType,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  load: (bookmarks: readonly Bookmark[]) => Promise<T[]>,
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listBookmarks(db, member, type, { limit, after }),
    countBookmarks(db, member, type),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
  return { data: await load(items), total, nextCursor };
};
