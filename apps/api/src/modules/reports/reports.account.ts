import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';

export const exportSections = {
  reports: (id) => sql`
    select id as key, target_type as "targetType", target_id as "targetId", reason, text, status,
      created_at as "createdAt"
    from reports where reporter_id = ${id}`,
} satisfies Record<string, ExportSection>;
