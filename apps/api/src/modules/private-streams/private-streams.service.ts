import type { PrivateStream } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { HookData } from '../../platform/hooks.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import type { Account } from '../../viewing/caller.ts';
import { finish, type Ending } from './finish.ts';
import { measure } from './meter.ts';
import { listMinutes } from './minutes.repository.ts';
import { presentOne, presentSessions } from './present-sessions.ts';
import { PrivateStreamStateError } from './private-streams.errors.ts';
import {
  countSessions,
  findSessionOf,
  listOpenOf,
  listSessions,
  lockOpen,
  lockSessionOf,
  type SessionRow,
} from './private-streams.repository.ts';
import { closeRoomsHere } from './rooms.ts';

/** One of the caller's. @throws NotFoundError for everybody else */
export const requireSession = async ({ db }: Pick<Context, 'db'>, accountId: string, id: string) => {
  const row = await findSessionOf(db, accountId, id);
  if (!row) throw new NotFoundError();
  return row;
};

export const getSession = async (context: Context, account: Account, id: string): Promise<PrivateStream> =>
  presentOne(context.db, await requireSession(context, account.id, id), account.id);

/** The caller's own: requests made or got, and what became of them. */
export const listOwn = async (
  { db }: Context,
  { id: accountId, role }: Account,
  { state, limit, cursor }: { state: 'open' | 'ended'; limit: number; cursor?: string | undefined },
) => {
  const search = { accountId, state, side: role === 'performer' ? 'performer' : 'fan' } as const;
  const [rows, total] = await Promise.all([
    listSessions(db, search, { limit, before: beforeId(cursor) }),
    countSessions(db, search),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: await presentSessions(db, items, accountId), total, ...(nextCursor !== undefined && { nextCursor }) };
};

/** Ends what is open; what is paid is what was measured until now. */
export const endOpen = async (unit: UnitOfWork, row: SessionRow, ending: Ending): Promise<SessionRow> =>
  finish(unit, row.status === 'requested' ? row : await measure(unit, row), ending);

/**
 * Ends a private stream for both, or takes a request back. What is over stays as it is.
 * @throws NotFoundError, PrivateStreamStateError where a performer takes back what she did not ask for
 */
export const endOwn = async (context: Context, account: Account, id: string): Promise<PrivateStream> => {
  const session = await context.work(async (unit) => {
    const row = await lockSessionOf(unit.db, account.id, id);
    if (!row) throw new NotFoundError();
    if (row.status === 'ended') return presentOne(unit.db, row, account.id);
    const isRequest = row.status === 'requested';
    // She declines, with a reason where she has one.
    if (isRequest && row.fan_id !== account.id) throw new PrivateStreamStateError();
    const ended = await endOpen(unit, row, { reason: isRequest ? 'withdrawn' : 'left', by: account.id });
    return presentOne(unit.db, ended, account.id);
  });
  await closeRoomsHere(context, id);
  return session;
};

/** Ends all that an account has open. */
export const closeAll = async (unit: UnitOfWork, accountId: string): Promise<void> => {
  for (const id of await listOpenOf(unit.db, accountId, null)) {
    const row = await lockOpen(unit.db, id);
    if (row) await endOpen(unit, row, { reason: 'closed' });
  }
};

/** What somebody does to a request who wants none of it any more: she declines it, and he takes it back. */
const refusalBy = (id: string, { performer_id }: SessionRow) => (id === performer_id ? 'declined' : 'withdrawn');

/**
 * Ends what two have open of whom one blocks the other: as if the blocker had ended it by hand, for the other one must
 * not learn of a block. Only the detail says that it was one, and only to the blocker.
 */
export const part = async (unit: UnitOfWork, { blockerId, blockedId }: HookData['onParted']): Promise<void> => {
  for (const id of await listOpenOf(unit.db, blockerId, blockedId)) {
    const row = await lockOpen(unit.db, id);
    if (!row) continue;
    const reason = row.status === 'requested' ? refusalBy(blockerId, row) : 'left';
    await endOpen(unit, row, { reason, detail: 'blocked', by: blockerId });
  }
};

/** What was paid, minute by minute. @throws NotFoundError */
export const getReceipt = async (context: Context, account: Account, id: string) => {
  const row = await requireSession(context, account.id, id);
  const minutes = (await listMinutes(context.db, id)).flatMap((minute) =>
    minute.release_id === null ? [] : [{ ...minute, transactionId: minute.release_id }],
  );
  return {
    session: await presentOne(context.db, row, account.id),
    minutes: minutes.map(({ minute, seconds, amount, transactionId }) => ({
      ...{ minute, seconds, amount: fromHundredths(amount), transactionId },
    })),
    total: fromHundredths(minutes.reduce((sum, { amount }) => sum + amount, 0n)),
  };
};
