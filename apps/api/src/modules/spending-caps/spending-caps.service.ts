import type { HookData } from '../../platform/hooks.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { lockAccounts } from '../ledger/ledger.repository.ts';
import { isSpending } from '../ledger/ledger.schema.ts';
import { capAt, changedCap, fitsAt, NO_CAP, WINDOW_MS, type Cap, type Spent } from './cap-rules.ts';
import { CapReachedError } from './spending-caps.errors.ts';
import { findCaps, findSpent, findSpentBelowCaps, saveCap } from './spending-caps.repository.ts';
import { capPeriods, type CapPeriod, type SetSpendingCapBody } from './spending-caps.schema.ts';

/**
 * Refuses what would exceed a cap of the payer's own. The ledger holds the payer's wallet meanwhile, so that two
 * payments at once are added up.
 *
 * @throws CapReachedError
 */
export const assertWithinCaps = async (unit: UnitOfWork, posting: HookData['onPosting']): Promise<void> => {
  const { kind, userId, amount, createdAt: now } = posting;
  if (userId === null || !isSpending(kind)) return;
  const [caps, spent] = await together([
    findCaps(unit.db, userId),
    findSpentBelowCaps(unit.db, userId, since('month', now)),
  ]);
  for (const [period, stored] of caps) {
    const { amount: cap } = capAt(stored, now);
    if (cap !== null) assertFits(amount, within(period, spent, now), { period, cap });
  }
};

const assertFits = (
  amount: Hundredths,
  spent: readonly Spent[],
  { period, cap }: { period: CapPeriod; cap: Hundredths },
): void => {
  const at = fitsAt(amount, spent, { cap, windowMs: WINDOW_MS[period] });
  if (at === null) return;
  throw new CapReachedError({
    params: { limit: fromHundredths(cap) },
    details: [{ path: 'cap', code: period, message: at === 'never' ? '' : at.toISOString() }],
  });
};

const since = (period: CapPeriod, now: Date): Date => new Date(now.getTime() - WINDOW_MS[period]);

const within = (period: CapPeriod, spent: readonly Spent[], now: Date): Spent[] =>
  spent.filter(({ at }) => at > since(period, now));

/** The three caps of an account, set or not, with what was spent below each. */
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

/** Sets a cap, or takes it away: what lets an account spend more acts a day later. */
export const setCap = async (unit: UnitOfWork, userId: string, { period, amount }: SetSpendingCapBody) => {
  const now = new Date();
  // A first cap has no row to lock; the wallet is what payments lock too.
  await lockAccounts(unit.db, [walletOf(userId)]);
  const caps = await findCaps(unit.db, userId);
  const asked = amount === null ? null : toHundredths(amount);
  await saveCap(unit.db, userId, period, changedCap(caps.get(period) ?? NO_CAP, asked, now));
  return readCaps(unit.db, userId, now);
};
