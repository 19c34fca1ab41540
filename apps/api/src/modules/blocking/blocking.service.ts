import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { doNow } from '../../platform/do-now.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { presentAuthor } from '../../viewing/author.ts';
import { listCountries } from '../../viewing/blocked-parties.ts';
import { lockApart } from '../../viewing/pair-lock.ts';
import { END_OPEN, END_OPEN_FROM, endOpen, endOpenFrom, type Parted } from './end-open.ts';
import { BlockNotAllowedError } from './blocking.errors.ts';
import {
  countBlocked,
  deleteBlock,
  findBlockTarget,
  insertBlock,
  listBlocked,
  replaceCountries,
} from './blocking.repository.ts';
import type { BlockedUser, CountriesChange } from './blocking.schema.ts';

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
  const blocked = { blockerId: account.id, blockedId: target.id };
  const isNew = await context.work((unit) => part(unit, blocked));
  if (isNew) await doNow(context, endOpen(context, blocked));
};

const part = async (unit: UnitOfWork, blocked: Parted): Promise<boolean> => {
  await lockApart(unit.db, blocked.blockerId, blocked.blockedId);
  if (!(await insertBlock(unit.db, blocked.blockerId, blocked.blockedId))) return false;
  await unit.callHook('onParted', blocked);
  await unit.addJob(END_OPEN, { ...blocked });
  return true;
};

/** Ends a block, if there is one. What it ended is not restored. */
export const unblockUser = (context: Context, account: Account, userId: string): Promise<void> =>
  context.work((unit) => deleteBlock(unit.db, account.id, userId));

const setOf = (countries: readonly string[]): string[] => [...new Set(countries)].toSorted();

/**
 * Replaces the countries that a performer blocks; what visitors from there have open of hers is closed at once, and
 * tickets that were bought from there are paid back.
 * @throws ChangedMeanwhileError
 */
export const blockCountries = async (
  context: Context,
  account: Account,
  { countries: asked, basedOn }: CountriesChange,
): Promise<string[]> => {
  const countries = setOf(asked);
  const hostId = account.id;
  await context.work(async (unit) => {
    await lockAccount(unit.db, hostId);
    const stored = setOf(await listCountries(unit.db, hostId));
    const read = basedOn?.countries && { countries: setOf(basedOn.countries) };
    assertStands({ stored: { countries: stored }, changes: { countries }, basedOn: read });
    await replaceCountries(unit.db, hostId, countries);
    if (countries.length === 0) return;
    await unit.callHook('onCountriesBlocked', { performerId: hostId, countries });
    await unit.addJob(END_OPEN_FROM, { hostId });
  });
  await doNow(context, endOpenFrom(context, hostId));
  return countries;
};
