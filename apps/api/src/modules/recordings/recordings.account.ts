import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { listOwnIds, updateRecording } from './recordings.repository.ts';
import { removeSegments } from './remove-segments.ts';

export const exportSections = {
  recordingSettings: (id) => sql`
    select performer_id as key, is_on as "isOn" from recording_settings where performer_id = ${id}`,
  recordings: (id) => sql`
    select id as key, stream_id as "streamId", status, choice, duration_ms / 1000 as "durationSeconds",
      video_id as "videoId", shown_at as "shownAt", created_at as "createdAt"
    from recordings where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Films go with her files; what is not a film yet goes here. */
export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  for (const recording of await listOwnIds(unit.db, id)) {
    await removeSegments(unit, recording.id);
    await updateRecording(unit.db, recording.id, { status: 'deleted', file_id: null, shown_at: null });
  }
  await sql`delete from recording_settings where performer_id = ${id}`.execute(unit.db);
};
