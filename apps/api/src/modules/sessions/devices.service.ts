import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../viewing/caller.ts';
import { forgetDevice, forgetDevices, listDevices } from '../accounts/known-devices.ts';
import { describeDevice } from './device.ts';
import type { KnownDevice } from './sessions.schema.ts';

/** The known devices of the caller's account, the latest login first, without their secret ids. */
export const listKnownDevices = async (
  { db }: Context,
  account: Account,
  { limit }: { limit: number },
): Promise<{ data: KnownDevice[]; total: number }> => {
  const rows = await listDevices(db, account.id);
  const data = rows.slice(0, limit).map((row) => ({
    _id: row.id,
    ...describeDevice(row.user_agent),
    lastSeenAt: row.last_used_at.toISOString(),
    isCurrent: row.session_id === account.sessionId,
  }));
  return { data, total: rows.length };
};

/** Forgets a known device of the caller's account; its sessions stay. @throws NotFoundError for anyone else's */
export const forgetKnownDevice = async ({ db }: Context, account: Account, id: string): Promise<void> => {
  if (!(await forgetDevice(db, account.id, id))) throw new NotFoundError();
};

/** Forgets all known devices except that of the caller's session. */
export const forgetOtherDevices = ({ db }: Context, account: Account): Promise<void> =>
  forgetDevices(db, account.id, { except: account.sessionId });
