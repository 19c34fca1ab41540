import { NotFoundError } from '../../errors/common-errors.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { notify } from '../notifications/notify.ts';
import { findDispute, lockDisputesOf, openWallet } from '../payments/disputes.repository.ts';
import { WalletNotClosedError } from '../payments/payments.errors.ts';

interface Opening {
  /** One of the lost disputes that closed the wallet. */
  disputeId: string;
  operatorId: string;
  /** For who reads this later. */
  reason: string;
}

/**
 * Opens the wallet of a payer again that lost disputes have closed, all of them at once; what they lacked is borne by the
 * platform for good. An open dispute goes on closing it, and a later loss closes it again.
 * @throws NotFoundError, WalletNotClosedError where no lost dispute closes it
 */
export const openClosedWallet = async (unit: UnitOfWork, { disputeId, operatorId, reason }: Opening): Promise<void> => {
  const dispute = await findDispute(unit.db, disputeId);
  if (!dispute) throw new NotFoundError();
  const { user_id: userId } = dispute;
  await lockDisputesOf(unit.db, userId);
  const opened = await openWallet(unit.db, userId, reason);
  if (opened.length === 0) throw new WalletNotClosedError();
  for (const { id } of opened) {
    await recordAudit(unit, {
      ...{ operatorId, action: 'dispute.wallet-opened', targetType: 'dispute', targetId: id },
      details: { state: { before: 'closed', after: 'open' }, reason },
    });
  }
  tellAccount(unit, userId, 'wallet');
  await notify(unit, { userId, kind: 'wallet-opened', actorId: null, about: disputeId, link: '/wallet' });
};
