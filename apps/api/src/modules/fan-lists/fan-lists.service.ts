import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import {
  FanListByRulesError,
  FanListFullError,
  FanListTakenError,
  FanListWithMembersError,
  TooManyFanListsError,
} from './fan-lists.errors.ts';
import { presentFanList } from './fan-lists.presenter.ts';
import {
  countFanLists,
  countThere,
  deleteFanList,
  deleteMember,
  findFanLists,
  insertFanList,
  insertMembers,
  listFanLists,
  lockFanList,
  lockPerformer,
  updateFanList,
  type FanListRow,
} from './fan-lists.repository.ts';
import type { NarrowingList } from './audience.ts';
import type { FanList, FanListChanges } from './fan-lists.schema.ts';
import type { FanRule } from './fan-rules.schema.ts';

export const MOST_LISTS = 100;
export const MOST_MEMBERS = 10_000;

/** The caller's lists, the newest first. */
export const searchFanLists = async (
  { db }: Context,
  performerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const [rows, total] = await Promise.all([
    listFanLists(db, performerId, { limit, before: beforeId(cursor) }),
    countFanLists(db, performerId),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: items.map(presentFanList), total, nextCursor };
};

/** Some of a performer's lists, as far as they say who is in them. @throws NotFoundError when one is not hers */
export const requireFanLists = async (
  db: Queryable,
  performerId: string,
  ids: readonly string[],
): Promise<NarrowingList[]> => {
  const rows = ids.length === 0 ? [] : await findFanLists(db, performerId, ids);
  if (rows.length < new Set(ids).size) throw new NotFoundError();
  return rows.map(({ id, rules }) => ({ id, rules: rules as FanRule[] | null }));
};

/** @throws TooManyFanListsError, FanListTakenError */
export const createFanList = (
  context: Context,
  performerId: string,
  content: { name: string; rules: FanRule[] | null },
): Promise<FanList> =>
  context.work(async ({ db }) => {
    await lockPerformer(db, performerId);
    const count = await countFanLists(db, performerId);
    if (count >= MOST_LISTS) throw new TooManyFanListsError({ params: { most: MOST_LISTS } });
    const row = await insertFanList(db, performerId, content);
    if (!row) throw new FanListTakenError();
    return presentFanList(row);
  });

const requireLocked = async (db: Queryable, performerId: string, id: string): Promise<FanListRow> => {
  const row = await lockFanList(db, performerId, id);
  if (!row) throw new NotFoundError();
  return row;
};

/** @throws NotFoundError, ChangedMeanwhileError, FanListWithMembersError, FanListTakenError */
export const changeFanList = async (
  context: Context,
  performerId: string,
  { id, basedOn, ...changes }: FanListChanges & { id: string },
): Promise<FanList> => {
  const { name, rules } = changes;
  try {
    return await context.work(async ({ db }) => {
      const before = await requireLocked(db, performerId, id);
      assertStands({ stored: { name: before.name, rules: before.rules }, changes, basedOn });
      if (before.rules === null && rules) throw new FanListWithMembersError();
      const kept = before.rules as FanRule[] | null;
      return presentFanList(await updateFanList(db, id, { name: name ?? before.name, rules: rules ?? kept }));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new FanListTakenError({ cause: error });
    throw error;
  }
};

/** @throws NotFoundError */
export const removeFanList = async ({ db }: Context, performerId: string, id: string): Promise<void> => {
  if (!(await deleteFanList(db, performerId, id))) throw new NotFoundError();
};

/** A list with members of its own, locked. @throws NotFoundError, FanListByRulesError */
const requireWithMembers = async (db: Queryable, performerId: string, id: string): Promise<FanListRow> => {
  const row = await requireLocked(db, performerId, id);
  if (row.rules !== null) throw new FanListByRulesError();
  return row;
};

/**
 * Puts fans in a list, all or none. Doing it twice changes nothing.
 * @throws NotFoundError for a list or fan that is not hers, FanListByRulesError, FanListFullError
 */
export const addMembers = (
  context: Context,
  performerId: string,
  { id, fanIds }: { id: string; fanIds: readonly string[] },
): Promise<FanList> =>
  context.work(async ({ db }) => {
    await requireWithMembers(db, performerId, id);
    const ids = [...new Set(fanIds)];
    if ((await countThere(db, performerId, ids)) < ids.length) throw new NotFoundError();
    const row = await insertMembers(db, id, ids);
    if (row.member_count > MOST_MEMBERS) throw new FanListFullError({ params: { most: MOST_MEMBERS } });
    return presentFanList(row);
  });

/** Takes somebody out of a list, who may not be a fan any more. @throws NotFoundError, FanListByRulesError */
export const removeMember = (
  context: Context,
  performerId: string,
  { id, fanId }: { id: string; fanId: string },
): Promise<FanList> =>
  context.work(async ({ db }) => {
    await requireWithMembers(db, performerId, id);
    return presentFanList(await deleteMember(db, id, fanId));
  });
