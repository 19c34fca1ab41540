import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  subscriptions: (id) => sql`
    select s.id::text as key, s.id as "_id", u.username as performer, type, status, ${tokensSql('s.price')} as price,
      started_at as "startedAt", current_period_end as "currentPeriodEnd", cancelled_at as "cancelledAt"
    from subscriptions s join users u on u.id = s.performer_id where s.user_id = ${id}`,
} satisfies Record<string, ExportSection>;
