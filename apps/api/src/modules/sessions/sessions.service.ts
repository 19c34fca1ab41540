import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../viewing/caller.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { describeDevice } from './device.ts';
import type { Session } from './sessions.schema.ts';

/** The valid sessions of an account. */
const selectLiving = ({ db }: Context, account: Account) =>
  db.selectFrom('sessions').where('user_id', '=', account.id).where('expires_at', '>', new Date());

/** The caller's sessions, the newest login first. Tokens are not stored and never returned. */
export const listSessions = async (
  context: Context,
  account: Account,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: Session[]; total: number; nextCursor?: string | undefined }> => {
  const before = beforeId(cursor);
  const [rows, { total }] = await Promise.all([
    selectLiving(context, account)
      .select(['id', 'user_agent', 'created_at', 'last_used_at'])
      .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    selectLiving(context, account)
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const data = items.map((row) => ({
    _id: row.id,
    ...describeDevice(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === account.sessionId,
  }));
  return { data, total: Number(total), nextCursor };
};

/** Ends one session of the caller's own, also the current one. @throws NotFoundError for anyone else's */
export const endSession = async (context: Context, account: Account, sessionId: string): Promise<void> => {
  const ended = await context.work((unit) =>
    endSessions(unit, {
      userId: account.id,
      reason: 'revoked',
      only: sessionId,
      keepsDevice: sessionId === account.sessionId,
    }),
  );
  if (ended === 0) throw new NotFoundError();
};

/** Ends all sessions of the caller except the current one; returns how many. */
export const endOtherSessions = (context: Context, account: Account): Promise<number> =>
  context.work((unit) => endSessions(unit, { userId: account.id, reason: 'revoked', except: account.sessionId }));
