import type { HookData } from '../../platform/hooks.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { lockAccounts } from '../ledger/ledger.repository.ts';
import { isSpending } from '../ledger/ledger.schema.ts';
import {
  capAt,
  changedCap,
  fitsAt,
  longestOf,
  NO_CAP,
  WINDOW_MS,
  type Cap,
  type Refusal,
  type Spent,
} from './cap-rules.ts';
import { CapReachedError } from './spending-caps.errors.ts';
import { findCaps, findCapsAndSpent, findSpent, saveCap } from './spending-caps.repository.ts';
import { capPeriods, type CapPeriod, type SetSpendingCapBody } from './spending-caps.schema.ts';

/**
 * Refuses a payment that exceeds a cap of its payer, with the one that forbids it longest. The ledger has locked the
 * payer's wallet, so concurrent payments are added up.
 *
 * @throws CapReachedError
 */
export const assertWithinCaps = async (unit: UnitOfWork, posting: HookData['onPosting']): Promise<void> => {
  const { kind, userId, amount, createdAt: now } = posting;
  if (userId === null || !isSpending(kind)) return;
  const { caps, spent } = await findCapsAndSpent(unit.db, userId, since('month', now));
  const refusals = [...caps].flatMap(([period, stored]): Refusal[] => {
    const { amount: cap } = capAt(stored, now);
    if (cap === null) return [];
    const fits = fitsAt(amount, within(period, spent, now), { cap, windowMs: WINDOW_MS[period] });
    return fits === null ? [] : [{ period, cap, fits }];
  });
  const longest = longestOf(refusals);
  if (!longest) return;
  const { period, cap, fits } = longest;
  throw new CapReachedError({
    params: { limit: fromHundredths(cap) },
    details: [{ path: 'cap', code: period, message: fits === 'never' ? '' : fits.toISOString() }],
  });
};

const since = (period: CapPeriod, now: Date): Date => new Date(now.getTime() - WINDOW_MS[period]);

const within = (period: CapPeriod, spent: readonly Spent[], now: Date): Spent[] =>
  spent.filter(({ at }) => at > since(period, now));

/** The three caps of an account, with what was spent in their windows. */
export const readCaps = async (db: Queryable, userId: string, now: Date) => {
  const [caps, spent] = await Promise.all([findCaps(db, userId), findSpent(db, userId, since('month', now))]);
  return capPeriods.map((period) =>
    presentCap(period, capAt(caps.get(period) ?? NO_CAP, now), within(period, spent, now)),
  );
};

const tokens = (amount: Hundredths | null): number | null => (amount === null ? null : fromHundredths(amount));

const presentCap = (period: CapPeriod, { amount, later }: Cap, spent: readonly Spent[]) => ({
  period,
  amount: tokens(amount),
  spent: fromHundredths(spent.reduce((sum, one) => sum + one.amount, 0n)),
  later: later && { amount: tokens(later.amount), at: later.at.toISOString() },
});

/** Sets or removes a cap. A raise or a removal takes effect after `RAISE_MS`. */
export const setCap = async (unit: UnitOfWork, userId: string, { period, amount }: SetSpendingCapBody) => {
  const now = new Date();
  // Payments lock the wallet too. A first cap has no row that could be locked.
  await lockAccounts(unit.db, [walletOf(userId)]);
  const caps = await findCaps(unit.db, userId);
  const asked = amount === null ? null : toHundredths(amount);
  await saveCap(unit.db, userId, period, changedCap(caps.get(period) ?? NO_CAP, asked, now));
  return readCaps(unit.db, userId, now);
};
