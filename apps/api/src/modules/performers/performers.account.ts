import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  documents: (id) => sql`
    select id as key, kind, file_id as "fileId", created_at as "createdAt"
    from performer_documents where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from performer_documents where performer_id = ${id}`.execute(db);
  await sql`update performers set bio = '', craft = '', city = '', country = null, links = '[]',
    welcome_video_file_id = null, verification_reason = '',
    verification_status = case when verification_status = 'pending' then 'none' else verification_status end
    where user_id = ${id}`.execute(db);
};
