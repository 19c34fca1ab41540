import { percentOf, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { availableFrom } from './availability.ts';
import { commissionAccount, earningsOf, promotionAccount } from './ledger.accounts.ts';
import type { LedgerEntry } from './movement.ts';

export interface Earning {
  commission: Hundredths;
  /**
   * The entries of performer and platform, which sum to what was paid.
   * @param given how much of it was paid with promotional tokens
   */
  entriesOf(given: Hundredths): LedgerEntry[];
}

export interface EarningOrder {
  performerId: string;
  /** In hundredths of a token: what the fan pays, and what the site adds for its own discount. */
  paid: Hundredths;
  subsidy?: Hundredths;
  createdAt: Date;
}

/**
 * How a fan's payment is shared: the platform keeps its commission (setting `commissionPercent`, rounded half
 * up to a hundredth). Of what is paid with promotional tokens, the performer earns the share of the setting
 * `promotionalEarningsPercent` (rounded down); the rest is returned to the account `promotion`.
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
