import { percentOf, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { availableFrom } from './availability.ts';
import { commissionAccount, earningsOf, promotionAccount } from './ledger.accounts.ts';
import type { LedgerEntry } from './movement.ts';

export interface Earning {
  commission: Hundredths;
  /**
   * What comes to performer and platform, together what was paid.
   * @param given how much of it was paid with tokens that were given away
   */
  entriesOf(given: Hundredths): LedgerEntry[];
}

export interface EarningOrder {
  performerId: string;
  /** Hundredths of a token that the fan pays, and that the site adds to it where it gave a discount. */
  paid: Hundredths;
  subsidy?: Hundredths;
  createdAt: Date;
}

/**
 * How an amount that a fan pays is shared: the platform keeps its commission (setting `commissionPercent`, rounded half
 * up to a hundredth). Of what is paid with tokens that were given away, the performer earns the share that the setting
 * `promotionalEarningsPercent` names (rounded down); the rest goes back to where they came from.
 */
export const earningOf = async (
  unit: UnitOfWork,
  { performerId, paid, subsidy = 0n, createdAt }: EarningOrder,
): Promise<Earning> => {
  const amount = paid + subsidy;
  const { commissionPercent, promotionalEarningsPercent, payoutHoldDays } = await settingsOf(unit);
  const commission = percentOf(amount, commissionPercent);
  const net = amount - commission;
  const availableAt = availableFrom(createdAt, payoutHoldDays);
  const entriesOf = (given: Hundredths): LedgerEntry[] => {
    const withheld = withheldOf({ net, given, amount }, promotionalEarningsPercent);
    return [
      { account: earningsOf(performerId), amount: net - withheld, availableAt },
      { account: commissionAccount, amount: commission },
      { account: promotionAccount, amount: withheld - subsidy },
    ];
  };
  return { commission, entriesOf };
};

const withheldOf = (
  { net, given, amount }: { net: Hundredths; given: Hundredths; amount: Hundredths },
  promotionalEarningsPercent: number,
): Hundredths => {
  const withheldPercent = 100 - promotionalEarningsPercent;
  if (given === 0n || withheldPercent === 0) return 0n;
  const netOfGiven = (net * given) / amount;
  return percentOf(netOfGiven, withheldPercent);
};
