import type { Context } from '../../context.ts';
import { forgetAnswers } from '../../platform/idempotency.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { LeavingCost } from '../../platform/hooks.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { releaseFilesOf } from '../files/release-files.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { askPassword, assertConfirmed } from '../accounts/confirmation.ts';
import { readSettings } from '../settings/settings.service.ts';
import { OperatorAccountError } from './account-deletion.errors.ts';
import { readTerms } from './account-deletion.repository.ts';
import type { DeletionRequest, DeletionTerms } from './account-deletion.schema.ts';
import { emptyAccount, nameOfNobody } from '../accounts/empty-account.ts';

/**
 * What the account loses when it is deleted, and what others get back; what comes back to the wallet first is in its
 * balance.
 */
export const getDeletionTerms = async ({ db, work }: Context, { id }: Account): Promise<DeletionTerms> => {
  const { balance, returning, earnings, ...terms } = await readTerms(db, id);
  const costs = await work((unit) => askWhatIsUndone(unit, id));
  return { ...terms, ...costs, balance: fromHundredths(balance + returning), earnings: fromHundredths(earnings) };
};

/** What the modules would undo, in the order of {@link UNDONE}. The time of subscribers is named beside their number. */
const askWhatIsUndone = async (
  unit: UnitOfWork,
  userId: string,
): Promise<Pick<DeletionTerms, 'undone' | 'unusedTime'>> => {
  const costs: LeavingCost[] = [];
  await unit.askHook('onLeavingAsked', { userId, tell: (cost) => void (cost.count > 0 && costs.push(cost)) });
  const undone = UNDONE.flatMap((what) =>
    costs
      .filter((cost) => cost.what === what)
      .map(({ count, amount }) => ({ what, count, tokens: fromHundredths(amount) })),
  );
  const unusedTime = costs.find(({ what }) => what === 'unused-time')?.amount ?? 0n;
  return { undone, unusedTime: fromHundredths(unusedTime) };
};

const UNDONE = ['own-orders', 'sold-orders', 'planned-streams', 'sold-tickets'] as const satisfies ReadonlyArray<
  LeavingCost['what']
>;

/**
 * Deletes an account for good, see docs/decisions/0021. The ledger keeps its payments without the person's name.
 * @throws IncorrectCredentialsError, ConfirmationRequiredError, OperatorAccountError, and what the hooks throw:
 * BalanceNotForfeitedError, LiveNowError, OrdersOpenError, PaymentPendingError, PrivateStreamOpenError, TicketsOpenError; NotAuthenticatedError when it was deleted meanwhile
 */
export const deleteAccount = async (context: Context, account: Account, request: DeletionRequest): Promise<void> => {
  if (account.role === 'operator') throw new OperatorAccountError();
  await assertOwner(context.db, account, request.password);
  await context.work(async (unit) => {
    await unit.callHook('onLeaving', { userId: account.id, forfeited: toHundredths(request.forfeited) });
    // What is being stored is either there already, and goes with the rest, or finds the account gone.
    await lockStorage(unit.db, account.id);
    // The same of what is being written in its name. After the storage, as whoever writes with a file locks the two.
    await lockAccount(unit.db, account.id);
    // In the site's language: the account's own would tell something of whose it was.
    const name = nameOfNobody((await readSettings(unit.db)).locale);
    await unit.callHook('forget', { id: account.id, name });
    await forgetAnswers(unit.db, account.id);
    await emptyAccount(unit.db, account.id, name);
    await releaseFilesOf(unit, account.id);
    await endSessions(unit, { userId: account.id, reason: 'revoked' });
  });
};

/** Checks the password; an account without one needs a recent login. */
const assertOwner = async (db: Queryable, account: Account, password: string | undefined): Promise<void> => {
  const { needsPassword } = await readTerms(db, account.id);
  if (needsPassword) await askPassword(db, account, password ?? '');
  else await assertConfirmed(db, account);
};
