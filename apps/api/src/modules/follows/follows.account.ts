import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countOnPerformer } from '../performers/performer-counts.ts';

export const exportSections = {
  follows: (id) => sql`
    select performer_id as key, u.username as performer, f.created_at as "createdAt"
    from follows f join users u on u.id = f.performer_id where f.follower_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Deletes the account's follows with their counters, and those of the account. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  const { rows } = await sql<{ performerId: string; total: number }>`
    with gone as (delete from follows where ${id} in (follower_id, performer_id) returning performer_id)
    select performer_id as "performerId", count(*)::int as total from gone group by 1`.execute(db);
  for (const { performerId, total } of rows) await countOnPerformer(db, performerId, 'follower_count', -total);
};
