import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  purchases: (id) => sql`
    select item_type || ':' || item_id as key, item_type as "itemType", item_id as "itemId", u.username as performer,
      ${tokensSql('p.price')} as price, title, opened_at as "openedAt", last_opened_at as "lastOpenedAt",
      open_count as "openCount", p.created_at as "createdAt"
    from purchases p join users u on u.id = p.performer_id where p.user_id = ${id}`,
} satisfies Record<string, ExportSection>;
