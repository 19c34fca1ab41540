import type { SoldItem } from '@barg/contract';
import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { earningOf } from './earning.ts';
import { earningsOf, heldOf, receivableOf, walletOf } from './ledger.accounts.ts';
import { post, type Posting } from './ledger.service.ts';
import { repay } from './repayment.ts';
import { NothingToReverseError } from './reversals.errors.ts';
import { lockForReversal } from './reversals.repository.ts';

export interface HeldPayment {
  kind: 'order';
  userId: string;
  performerId: string;
  /** Debited from the wallet, in hundredths of a token. */
  amount: Hundredths;
  item: { type: SoldItem; id: string };
}

/** Moves a payment from a fan's wallet into escrow; it is still the fan's. @throws InsufficientBalanceError */
export const holdPayment = (unit: UnitOfWork, payment: HeldPayment): Promise<Posting> =>
  post(unit, {
    ...payment,
    entries: [
      { account: walletOf(payment.userId), amount: -payment.amount },
      { account: heldOf(payment.userId), amount: payment.amount },
    ],
  });

/** What the site adds for its own discount; after a partial refund it adds the same share of that. */
export interface AgreedSubsidy {
  subsidy: Hundredths;
  agreed: Hundredths;
}

/**
 * Releases to a performer what {@link holdPayment} took and was not refunded since, shared by {@link earningOf}: once,
 * which the database holds.
 *
 * @throws NothingToReverseError when all of it was refunded
 */
export const releasePayment = async (
  unit: UnitOfWork,
  transactionId: string,
  offer: AgreedSubsidy = { subsidy: 0n, agreed: 1n },
): Promise<Posting> => {
  const held = await lockForReversal(unit.db, transactionId);
  const { user_id: userId, performer_id: performerId, item_type: type, item_id: itemId } = held;
  const amount = held.amount - held.reversed;
  if (userId === null || performerId === null || amount <= 0n) throw new NothingToReverseError();
  const createdAt = unit.happenedAt ?? new Date();
  const subsidy = (offer.subsidy * amount) / offer.agreed;
  const { commission, entriesOf } = await earningOf(unit, { performerId, paid: amount, subsidy, createdAt });
  const given = await findGiven(unit.db, transactionId);
  const posting = await post(unit, {
    kind: 'release',
    userId,
    performerId,
    amount,
    commission,
    createdAt,
    item: type !== null && itemId !== null ? { type, id: itemId } : null,
    accounts: [heldOf(userId), earningsOf(performerId)],
    alsoIfOpen: [receivableOf(performerId)],
    entries: [{ account: heldOf(userId), amount: -amount }, ...entriesOf(given)],
  });
  await unit.db.insertInto('ledger_releases').values({ held_id: transactionId, release_id: posting.id }).execute();
  await repay(unit, performerId, { owed: -posting.balanceOf(receivableOf(performerId)), posting });
  return posting;
};

/** The promotional part of what a transaction took from a wallet and was not refunded. */
const findGiven = async (db: Queryable, transactionId: string): Promise<Hundredths> => {
  const { given } = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as movement', 'movement.id', 'entry.transaction_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('account.kind', '=', 'wallet')
    .where((where) =>
      where.or([where('movement.id', '=', transactionId), where('movement.reverses_id', '=', transactionId)]),
    )
    .select(sql<bigint>`coalesce(-sum(entry.promotional), 0)::bigint`.as('given'))
    .executeTakeFirstOrThrow();
  return given;
};
