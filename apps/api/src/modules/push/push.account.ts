import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  pushSubscriptions: (id) => sql`
    select id as key, split_part(endpoint, '/', 3) as service, created_at as "createdAt", taken_at as "takenAt"
    from push_subscriptions where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', id).execute();
};
