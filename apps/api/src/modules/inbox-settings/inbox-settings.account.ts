import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  inboxSettings: (id) => sql`
    select performer_id as key, keeps_requests as "keepsRequests", filtered_words as "filteredWords",
      ${tokensSql('message_price')} as "messagePrice"
    from inbox_settings where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from inbox_settings where performer_id = ${id}`.execute(db);
};
