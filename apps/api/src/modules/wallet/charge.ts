import type { Author } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import type { Posting } from '../ledger/ledger.service.ts';
import { payPerformer, type PerformerPayment } from '../ledger/movements.ts';
import { notifyWithCommit, type SiteKind } from '../notifications/notify.ts';
import { chargeLink } from './charge-link.ts';
import type { ChargeResult } from './wallet.schema.ts';

/**
 * Charges a wallet for a performer. Sends the new balance to the fan's devices, and notifies the performer with a link
 * to what was paid for.
 * @throws InsufficientBalanceError, WalletSuspendedError
 */
export const chargeWallet = async (
  unit: UnitOfWork,
  payment: PerformerPayment & { notice?: SiteKind },
  link = chargeLink(payment.item),
): Promise<Posting> => {
  const { kind, userId, performerId, amount, notice = kind } = payment;
  const posting = await payPerformer(unit, payment);
  notifyWithCommit(unit, { userId: performerId, kind: notice, actorId: userId, amount, link });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: -amount, reason: kind });
  return posting;
};

/** A payment as its payer sees it, whether it is still held or already released to the performer. */
type Charge = Omit<PerformerPayment, 'kind'> & { kind: LedgerTransactionKind };

/** The response to the payer. */
export const presentCharge = (payment: Charge, performer: Author, posting: Posting): ChargeResult => ({
  transaction: {
    _id: posting.id,
    kind: payment.kind,
    amount: fromHundredths(payment.amount),
    direction: 'out',
    performer,
    itemType: payment.item.type,
    itemId: payment.item.id,
    note: payment.note ?? null,
    createdAt: posting.createdAt.toISOString(),
  },
  balance: fromHundredths(posting.balanceOf(walletOf(payment.userId))),
});
