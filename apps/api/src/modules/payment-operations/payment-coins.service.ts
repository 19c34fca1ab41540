import type { Queryable } from '../../platform/unit-of-work.ts';
import { presentMismatched } from '../crypto/crypto.presenter.ts';
import { findInvoice } from '../crypto/crypto.repository.ts';
import { findSaid } from '../crypto/past-decisions.ts';
import type { ManagedPaymentView } from './payments.schema.ts';

/** The invoice of a payment with coins, with what operators have decided about it; null for one by card. */
export const viewCoins = async (db: Queryable, paymentId: string): Promise<ManagedPaymentView['coins']> => {
  const row = await findInvoice(db, paymentId);
  if (!row) return null;
  const said = await findSaid(db, [paymentId]);
  const isWaiting = row.more_since !== null || (row.operator_since !== null && row.decision === null);
  return { ...presentMismatched(row, said.get(paymentId) ?? []), isWaiting };
};
