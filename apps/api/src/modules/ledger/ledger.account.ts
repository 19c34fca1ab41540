import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  walletTransactions: (id) => sql`
    select t.id as key, t.id as "_id", kind, ${tokensSql('t.amount')} as amount, u.username as performer,
      item_type as "itemType", item_id as "itemId", note, t.created_at as "createdAt"
    from ledger_transactions t left join users u on u.id = t.performer_id where t.user_id = ${id}`,
  earnings: (id) => sql`
    select id as key, id as "_id", kind, ${tokensSql('t.amount')} as amount, ${tokensSql('t.commission')} as commission,
      item_type as "itemType", item_id as "itemId", created_at as "createdAt"
    from ledger_transactions t where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;
