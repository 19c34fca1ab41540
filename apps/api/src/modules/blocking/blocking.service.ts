import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Block } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { presentAuthor } from '../../viewing/author.ts';
import { BlockNotAllowedError } from './blocking.errors.ts';
import {
  countBlocked,
  deleteBlock,
  findBlockTarget,
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
 * Blocks an account: from now on neither exists for the other. Follows end; a subscription ends with its paid period.
 * Blocking twice changes nothing.
 * @throws NotFoundError for an account that does not exist for the caller; BlockNotAllowedError for oneself and
 * operators
 */
export const blockUser = async (context: Context, account: Account, userId: string): Promise<void> => {
  const target = await findBlockTarget(context.db, account.id, userId);
  if (!target || (target.isBlocking && !target.isBlocked)) throw new NotFoundError();
  if (target.id === account.id || target.role === 'operator') throw new BlockNotAllowedError();
  const isNew = await context.work((unit) => part(unit, account.id, target.id));
  if (!isNew) return;
  await endWhatIsOpen(context, { hostId: account.id, guestId: target.id });
  await endWhatIsOpen(context, { hostId: target.id, guestId: account.id });
};

const part = async (unit: UnitOfWork, blockerId: string, blockedId: string): Promise<boolean> => {
  if (!(await insertBlock(unit.db, blockerId, blockedId))) return false;
  await unit.callHook('onParted', { blockerId, blockedId });
  return true;
};

const endWhatIsOpen = async (context: Context, block: Block): Promise<void> => {
  for (const end of context.onBlocked) await end(context, block);
};

/** Ends a block, if there is one. What it ended is not restored. */
export const unblockUser = (context: Context, account: Account, userId: string): Promise<void> =>
  context.work((unit) => deleteBlock(unit.db, account.id, userId));

/** Replaces the countries that a performer blocks; what visitors from there have open of hers is closed at once. */
export const blockCountries = async (
  context: Context,
  account: Account,
  asked: readonly string[],
): Promise<string[]> => {
  const countries = [...new Set(asked)].toSorted();
  await context.work((unit) => replaceCountries(unit.db, account.id, countries));
  await endWhatIsOpen(context, { hostId: account.id, countries });
  return countries;
};
