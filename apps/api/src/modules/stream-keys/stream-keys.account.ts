import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { endInputLater } from './stream-keys.jobs.ts';

/** Without the keys themselves, of which there are only hashes. */
export const exportSections = {
  streamKeys: (id) => sql`
    select id as key, name, starts_stream as "startsStream", created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from stream_keys where performer_id = ${id}`,
  streamInputs: (id) => sql`
    select performer_id as key, key_name as "keyName", measured, began_at as "beganAt", seen_at as "seenAt"
    from stream_inputs where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  await endInputLater(unit, id);
  await sql`delete from stream_keys where performer_id = ${id}`.execute(unit.db);
  await sql`delete from stream_inputs where performer_id = ${id}`.execute(unit.db);
};
