import { sql } from 'kysely';
import type { ExportSection, HookData, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { PrivateStreamOpenError } from './private-streams.errors.ts';
import { isInActive } from './private-streams.repository.ts';
import { closeAll } from './private-streams.service.ts';

const paidSql = sql`coalesce((select round(sum(minute.amount) / 100.0, 2) from private_stream_minutes minute
  where minute.session_id = s.id), 0) as paid`;

const facts = sql`id as key, id as "_id", status, end_reason as "endReason", ${tokensSql('s.price')} as price,
  least_minutes as "leastMinutes", most_minutes as "mostMinutes", has_camera as "hasCamera",
  measured_ms / 1000 as "measuredSeconds", ${paidSql}, decline_reason as "declineReason",
  requested_at as "requestedAt", started_at as "startedAt", ended_at as "endedAt"`;

export const exportSections = {
  privateStreams: (id) =>
    sql`select ${facts}, performer_id as "performerId" from private_streams s where fan_id = ${id}`,
  privateStreamsGiven: (id) => sql`select ${facts} from private_streams s where performer_id = ${id}`,
  privateStreamSettings: (id) => sql`
    select performer_id as key, is_on as "isOn", ${tokensSql('private_stream_settings.price')} as price,
      least_minutes as "leastMinutes", takes_camera as "takesCamera"
    from private_stream_settings where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/**
 * What is reserved would come back to a wallet that was given up: who is in a private stream ends it first. Requests end
 * by themselves, nothing is reserved for them.
 * @throws PrivateStreamOpenError
 */
export const endRequests = async (unit: UnitOfWork, { userId }: HookData['onLeaving']): Promise<void> => {
  if (await isInActive(unit.db, userId)) throw new PrivateStreamOpenError();
  await closeAll(unit, userId);
};

/** What was paid stays for both, as in the ledger; her words go. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from private_stream_settings where performer_id = ${id}`.execute(db);
  await sql`update private_streams set decline_reason = ''
    where performer_id = ${id} and status = 'ended' and decline_reason <> ''`.execute(db);
};
