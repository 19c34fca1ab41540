import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Provider } from '../../platform/database/member-tables.ts';
import type { Account } from '../../viewing/caller.ts';
import { hasPassword } from '../accounts/own-password.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { assertConfirmed, isConfirmed } from '../accounts/confirmation.ts';
import { deleteIdentity, listIdentities, lockHasPassword } from './identities.repository.ts';
import { LastWayInError } from './social.errors.ts';

/** The ways to log in to the caller's account. */
export const getIdentities = async ({ db }: Context, account: Account) => {
  const [rows, isPasswordSet, isRecent] = await Promise.all([
    listIdentities(db, account.id),
    hasPassword(db, account.id),
    isConfirmed(db, account),
  ]);
  return {
    isConfirmed: isRecent,
    hasPassword: isPasswordSet,
    identities: rows.map(({ provider, created_at }) => ({ provider, createdAt: created_at.toISOString() })),
  };
};

/**
 * Unlinks a social login.
 * @throws ConfirmationRequiredError, NotFoundError when it is not linked, LastWayInError when no other way to log in
 * would be left
 */
export const unlinkIdentity = (context: Context, account: Account, provider: Provider): Promise<void> =>
  context.work(async (unit) => {
    const { db } = unit;
    await assertConfirmed(db, account);
    const isPasswordSet = await lockHasPassword(db, account.id);
    if (!(await deleteIdentity(db, account.id, provider))) throw new NotFoundError();
    const left = await listIdentities(db, account.id);
    if (!isPasswordSet && left.length === 0) throw new LastWayInError();
    await notifyOwner(context, unit, account.id, (owner) => ({
      template: 'login-unlinked',
      data: { ...owner, provider },
    }));
  });
