import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { QuickRepliesChangedError, TooManyQuickRepliesError } from './quick-replies.errors.ts';
import {
  arrangeQuickReplies,
  countQuickReplies,
  deleteQuickReply,
  findQuickReply,
  insertQuickReply,
  listQuickReplies,
  lockQuickReplies,
  updateQuickReply,
  type OwnQuickReply,
  type QuickReplyRow,
} from './quick-replies.repository.ts';
import {
  MAX_QUICK_REPLIES,
  type NewQuickReply,
  type QuickReply,
  type QuickReplyChanges,
} from './quick-replies.schema.ts';

const present = ({ id, title, text }: QuickReplyRow): QuickReply => ({ _id: id, title, text });

const found = (row: QuickReplyRow | undefined): QuickReply => {
  if (!row) throw new NotFoundError();
  return present(row);
};

/** A performer's quick replies, in her order. */
export const getQuickReplies = async ({ db }: Context, performerId: string, limit: number) => {
  const rows = await listQuickReplies(db, performerId, limit);
  return { data: rows.map(present), total: Number(rows[0]?.total ?? 0n) };
};

/** @throws NotFoundError for another's */
export const getQuickReply = async ({ db }: Context, own: OwnQuickReply): Promise<QuickReply> =>
  found(await findQuickReply(db, own));

/** Adds one behind the others. @throws TooManyQuickRepliesError */
export const createQuickReply = async (
  { db }: UnitOfWork,
  performerId: string,
  reply: NewQuickReply,
): Promise<QuickReply> => {
  await lockQuickReplies(db, performerId);
  if ((await countQuickReplies(db, performerId)) >= MAX_QUICK_REPLIES) {
    throw new TooManyQuickRepliesError({ params: { most: MAX_QUICK_REPLIES } });
  }
  return present(await insertQuickReply(db, { ...reply, id: newId(), performerId }));
};

/** @throws NotFoundError for another's, ChangedMeanwhileError */
export const changeQuickReply = (
  context: Context,
  own: OwnQuickReply,
  { basedOn, ...changes }: QuickReplyChanges,
): Promise<QuickReply> =>
  context.work(async ({ db }) => {
    await lockQuickReplies(db, own.performerId);
    assertStands({ stored: found(await findQuickReply(db, own)), changes, basedOn });
    return found(await updateQuickReply(db, own, changes));
  });

/** @throws NotFoundError for another's */
export const removeQuickReply = async ({ db }: Context, id: string, performerId: string): Promise<void> => {
  if (!(await deleteQuickReply(db, id, performerId))) throw new NotFoundError();
};

/** Arranges all of them. @throws QuickRepliesChangedError when these are not exactly hers */
export const arrange = (context: Context, performerId: string, ids: readonly string[]): Promise<void> =>
  context.work(async ({ db }) => {
    await lockQuickReplies(db, performerId);
    const [count, arranged] = [
      await countQuickReplies(db, performerId),
      await arrangeQuickReplies(db, performerId, ids),
    ];
    if (count !== ids.length || arranged !== count) throw new QuickRepliesChangedError();
  });
