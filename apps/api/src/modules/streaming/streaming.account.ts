import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';

export const exportSections = {
  streams: (id) => sql`
    select id::text as key, id as "_id", title, started_at as "startedAt", ended_at as "endedAt"
    from streams where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;
