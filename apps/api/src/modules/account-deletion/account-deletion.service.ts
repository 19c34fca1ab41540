import type { Context } from '../../context.ts';
import { forgetAnswers } from '../../platform/idempotency.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { commissionAccount, earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { post } from '../ledger/ledger.service.ts';
import { releaseFilesOf } from '../files/release-files.ts';
import { expireSubscription } from '../subscriptions/subscriptions.service.ts';
import { askPassword, assertConfirmed } from '../accounts/confirmation.ts';
import {
  BalanceNotForfeitedError,
  LiveNowError,
  OperatorAccountError,
  PaymentPendingError,
} from './account-deletion.errors.ts';
import {
  hasPendingPayment,
  isLiveNow,
  lockBalances,
  lockSubscriptions,
  readTerms,
} from './account-deletion.repository.ts';
import type { DeletionRequest, DeletionTerms } from './account-deletion.schema.ts';
import { emptyAccount, nameOfNobody } from '../accounts/empty-account.ts';

/** What the account gives up by leaving. */
export const getDeletionTerms = async ({ db }: Context, { id }: Account): Promise<DeletionTerms> => {
  const { balance, earnings, ...terms } = await readTerms(db, id);
  return { ...terms, balance: fromHundredths(balance), earnings: fromHundredths(earnings) };
};

/**
 * Ends an account for good, see docs/decisions/0021. What was paid stays in the books; who it was does not.
 * @throws IncorrectCredentialsError, ConfirmationRequiredError, BalanceNotForfeitedError, LiveNowError,
 *   OperatorAccountError, PaymentPendingError
 */
export const deleteAccount = async (context: Context, account: Account, request: DeletionRequest): Promise<void> => {
  if (account.role === 'operator') throw new OperatorAccountError();
  await assertOwner(context.db, account, request.password);
  await context.work(async (unit) => {
    if (await isLiveNow(unit.db, account.id)) throw new LiveNowError();
    await forfeit(unit, account.id, toHundredths(request.forfeited));
    for (const subscription of await lockSubscriptions(unit.db, account.id)) {
      await expireSubscription(unit, subscription);
    }
    const name = nameOfNobody(account.locale);
    await unit.callHook('forget', { id: account.id, name });
    await forgetAnswers(unit.db, account.id);
    await emptyAccount(unit.db, account.id, name);
    await releaseFilesOf(unit, account.id);
    await endSessions(unit, { userId: account.id, reason: 'revoked' });
  });
};

/** By the password; where there is none, by a login that is recent. */
const assertOwner = async (db: Queryable, account: Account, password: string | undefined): Promise<void> => {
  const { needsPassword } = await readTerms(db, account.id);
  if (needsPassword) await askPassword(db, account, password ?? '');
  else await assertConfirmed(db, account);
};

/** Moves what is left to the platform, when it is exactly what the person agreed to. */
const forfeit = async (unit: UnitOfWork, userId: string, agreed: bigint): Promise<void> => {
  const { wallet, earnings } = await lockBalances(unit.db, userId);
  if (await hasPendingPayment(unit.db, userId)) throw new PaymentPendingError();
  const amount = wallet + earnings;
  if (amount !== agreed) {
    throw new BalanceNotForfeitedError({ params: { balance: fromHundredths(amount) } });
  }
  if (amount === 0n) return;
  await post(unit, {
    kind: 'adjustment',
    userId,
    amount,
    entries: [
      { account: walletOf(userId), amount: -wallet },
      { account: earningsOf(userId), amount: -earnings },
      { account: commissionAccount, amount },
    ],
  });
};
