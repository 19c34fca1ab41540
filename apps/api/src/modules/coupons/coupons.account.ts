import { sql } from 'kysely';
import type { ExportSection, HookData } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  couponUses: (id) => sql`
    select coalesce(u.transaction_id, u.payment_id)::text as key, code, ${tokensSql('u.price')} as price, ${tokensSql('u.discount')} as discount,
      (select currency from payments where payments.id = u.payment_id) as currency, returned_at as "returnedAt"
    from coupon_uses u join coupons c on c.id = u.coupon_id where u.user_id = ${id}`,
  coupons: (id) => sql`
    select id as key, code, percent_hundredths / 100.0 as percent, ${tokensSql('c.amount')} as amount, used,
      created_at as "createdAt", ended_at as "endedAt"
    from coupons c where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** The performer's account ends, and so do her coupons. */
export const endCouponsOf = async ({ db }: UnitOfWork, { userId }: HookData['onLeaving']): Promise<void> => {
  await db
    .updateTable('coupons')
    .set({ ended_at: sql`now()` })
    .where('performer_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};
