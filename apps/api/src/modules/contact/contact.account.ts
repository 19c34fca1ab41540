import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';

export const exportSections = {
  contactMessages: (id) => sql`
    select id as key, name, email, subject, text, created_at as "createdAt"
    from contact_messages where user_id = ${id}`,
} satisfies Record<string, ExportSection>;
