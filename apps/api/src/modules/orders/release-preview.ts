import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { rehearse, type Queryable } from '../../platform/unit-of-work.ts';
import { OrderNotAllowedError } from './orders.errors.ts';
import { lockOrder } from './orders.repository.ts';
import type { ReleasePreview } from './orders.schema.ts';
import { releaseOrder } from './selling.service.ts';

/**
 * What a seller gets once an order is sent, in tokens: found out by a release that is rolled back, so it is what would be
 * posted, without the commission, and with what the site adds for its own coupon.
 *
 * @throws NotFoundError for orders of other sellers, OrderNotAllowedError once it was sent or paid back
 */
export const previewRelease = (context: Context, performerId: string, id: string): Promise<ReleasePreview> =>
  rehearse(context.work, async (unit) => {
    const order = await lockOrder(unit.db, 'performer_id', performerId, id);
    if (!order) throw new NotFoundError();
    if (order.status !== 'created' && order.status !== 'processing') throw new OrderNotAllowedError();
    const { id: releaseId } = await releaseOrder(unit, order);
    return { earned: fromHundredths(await findEarned(unit.db, performerId, releaseId)) };
  });

const findEarned = async (db: Queryable, performerId: string, transactionId: string): Promise<bigint> => {
  const { earned } = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('entry.transaction_id', '=', transactionId)
    .where('account.kind', '=', 'earnings')
    .where('account.owner_id', '=', performerId)
    .select(sql<bigint>`coalesce(sum(entry.amount), 0)::bigint`.as('earned'))
    .executeTakeFirstOrThrow();
  return earned;
};
