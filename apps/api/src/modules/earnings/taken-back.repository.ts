import type { Queryable } from '../../platform/unit-of-work.ts';
import { selectNamedEarnings, TAKING_KINDS, type EarningRow } from './earnings.repository.ts';
import type { Month } from './month.ts';

/** Up to `limit` refunds, chargebacks and reversals of a performer's month, the oldest first. */
export const findTakenBack = (
  db: Queryable,
  performerId: string,
  { month: { from, to }, limit }: { month: Month; limit: number },
): Promise<EarningRow[]> =>
  selectNamedEarnings(db, performerId)
    .where('movement.kind', 'in', TAKING_KINDS)
    .where('movement.created_at', '>=', from)
    .where('movement.created_at', '<', to)
    .orderBy('movement.created_at')
    .orderBy('movement.id')
    .limit(limit)
    .execute();
