import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { decideRequest } from './refund-requests.repository.ts';

export const exportSections = {
  refundRequests: (id) => sql`
    select id as key, id as "_id", kind, coalesce(order_id, payment_id, transaction_id) as "itemId", reason, text,
      status, answer, ${tokensSql('refund_requests.amount')} as granted, created_at as "createdAt",
      decided_at as "decidedAt"
    from refund_requests where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Open requests are refused, because the account that would get the refund is gone; all texts are deleted. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  const open = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('user_id', '=', id)
    .where('status', '=', 'open')
    .forUpdate()
    .execute();
  for (const request of open) await decideRequest(db, request.id, { status: 'refused', answer: '', amount: null });
  await db.updateTable('refund_requests').set({ text: '', answer: '' }).where('user_id', '=', id).execute();
};
