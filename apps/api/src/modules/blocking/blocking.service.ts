import { conversationScope, streamScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { findLiveStreamOf } from '../streaming/streaming.repository.ts';
import { presentAuthor } from '../../viewing/author.ts';
import { BlockNotAllowedError } from './blocking.errors.ts';
import {
  countBlocked,
  deleteBlock,
  findBlockTarget,
  findPrivateConversationId,
  insertBlock,
  listBlocked,
  replaceCountries,
} from './blocking.repository.ts';
import type { BlockedUser } from './blocking.schema.ts';

interface BlockedQuery {
  limit: number;
  cursor?: string | undefined;
  of?: string | undefined;
}

/** The accounts that the caller blocks, the latest first. */
export const getBlockedUsers = async ({ db }: Context, account: Account, { limit, cursor, of }: BlockedQuery) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listBlocked(db, account.id, { limit, after, of }),
    countBlocked(db, account.id, of),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.blocked_at.toISOString(), row.id]);
  const data: BlockedUser[] = items.map((row) => ({ ...presentAuthor(row), blockedAt: row.blocked_at.toISOString() }));
  return { data, total, nextCursor };
};

/**
 * Parts two accounts: from now on neither exists for the other. Follows end; a subscription runs out with the period
 * that is paid. Doing it twice is doing it once.
 * @throws NotFoundError for an account that does not exist for the caller; BlockNotAllowedError for oneself and operators
 */
export const blockUser = async (context: Context, account: Account, userId: string): Promise<void> => {
  const target = await findBlockTarget(context.db, account.id, userId);
  if (!target || (target.isBlocking && !target.isBlocked)) throw new NotFoundError();
  if (target.id === account.id || target.role === 'operator') throw new BlockNotAllowedError();
  const isNew = await context.work((unit) => part(unit, account.id, target.id));
  if (isNew) await showOut(context, account.id, target.id);
};

const part = async (unit: UnitOfWork, blockerId: string, blockedId: string): Promise<boolean> => {
  if (!(await insertBlock(unit.db, blockerId, blockedId))) return false;
  await unit.callHook('onParted', { blockerId, blockedId });
  return true;
};

/** Nobody stays where they may not come in any more: the shared conversation, and each other's stream. */
const showOut = async (context: Context, one: string, other: string): Promise<void> => {
  const conversationId = await findPrivateConversationId(context.db, one, other);
  for (const [host, guest] of [
    [one, other],
    [other, one],
  ] as const) {
    if (conversationId) context.presence.expel([guest], conversationScope(conversationId));
    const stream = await findLiveStreamOf(context.db, host);
    if (!stream) continue;
    context.presence.expel([guest], streamScope(stream.id), {
      name: 'stream.ended',
      data: { streamId: stream.id, performerId: host },
    });
    await context.viewings.end(stream.id, ({ accountId }) => accountId === guest);
  }
};

/** Takes a block back; there being none is no fault. What it ended does not come back. */
export const unblockUser = (context: Context, account: Account, userId: string): Promise<void> =>
  context.work((unit) => deleteBlock(unit.db, account.id, userId));

/** Replaces the countries that a performer keeps out; viewers of her stream who are there leave it at once. */
export const blockCountries = async (
  context: Context,
  account: Account,
  asked: readonly string[],
): Promise<string[]> => {
  const countries = [...new Set(asked)].toSorted();
  await context.work((unit) => replaceCountries(unit.db, account.id, countries));
  const stream = await findLiveStreamOf(context.db, account.id);
  if (!stream) return countries;
  await context.presence.expelCountries(countries, streamScope(stream.id), {
    event: { name: 'stream.ended', data: { streamId: stream.id, performerId: account.id } },
    butNot: account.id,
  });
  await context.viewings.end(
    stream.id,
    ({ accountId, country }) => country !== null && countries.includes(country) && accountId !== account.id,
  );
  return countries;
};
