import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { assertShallow } from '../../shared/wire.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { lockedStream } from '../../viewing/stream-audience.ts';
import { ConversationNotAllowedError } from './conversations.errors.ts';
import { mayConverse } from './conversations.policy.ts';
import { presentConversation } from './conversations.presenter.ts';
import {
  countConversations,
  ensurePrivateConversation,
  findParty,
  findPrivateConversation,
  findStreamConversation,
  listConversations,
  type ConversationRow,
  type ConversationSearch,
} from './conversations.repository.ts';
import type { Conversation } from './conversations.schema.ts';

/** Conversations as their reader sees them. */
export const presentAll = async (
  { db, presence }: Context,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> => {
  const ids = rows.map((row) => row.recipient_id);
  const [authors, online] = await Promise.all([loadAuthors(db, ids), presence.onlineAmong(ids)]);
  return rows.map((row) => presentConversation(row, authorOf(authors, row.recipient_id), online.has(row.recipient_id)));
};

const presentOne = async (context: Context, row: ConversationRow | undefined): Promise<Conversation> => {
  const [conversation] = row ? await presentAll(context, [row]) : [];
  if (!conversation) throw new NotFoundError();
  return conversation;
};

/** A page of the caller's conversations. */
export const listOwnConversations = async (context: Context, member: Member, search: ConversationSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listConversations(context.db, member, search),
    countConversations(context.db, member, search),
  ]);
  return { data: await presentAll(context, rows), total };
};

/** A conversation of the caller; it does not exist for others. */
export const getConversation = async (context: Context, member: Member, id: string): Promise<Conversation> =>
  presentOne(context, await findPrivateConversation(context.db, id, member));

/** The public chat of a stream that the onlooker may watch. @throws NotFoundError, the errors of {@link lockedStream} */
export const getStreamConversation = async (
  context: Context,
  onlooker: Onlooker,
  streamId: string,
): Promise<Conversation> => {
  const row = await findStreamConversation(context.db, streamId, onlooker);
  if (row && !row.may_watch) throw lockedStream(row);
  return presentOne(context, row);
};

/**
 * The conversation of the caller with another account, created if there is none.
 * @throws NotFoundError when there is no such account, ConversationNotAllowedError between two fans or with oneself.
 */
export const openConversation = async (
  context: Context,
  member: Member,
  { source, sourceId }: { source: 'performer' | 'user'; sourceId: string },
): Promise<Conversation> => {
  const recipient = await findParty(context.db, member, sourceId);
  if (recipient?.role !== source) throw new NotFoundError();
  if (!mayConverse(member.account, recipient)) throw new ConversationNotAllowedError();
  const id = await context.work(({ db }) => ensurePrivateConversation(db, member.account.id, recipient.id));
  return getConversation(context, member, id);
};
