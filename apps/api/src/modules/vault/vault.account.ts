import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';

export const exportSections = {
  vault: (id) => sql`
    select id as key, id as "_id", type, name, size, created_at as "createdAt"
    from vault_items where owner_id = ${id} and removed_at is null`,
} satisfies Record<string, ExportSection>;
