import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  noticeLetters: (id) => sql`
    select user_id as key, frequency, hour, time_zone as "timeZone" from notice_letter_settings
    where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from notice_letter_settings where user_id = ${id}`.execute(db);
};
