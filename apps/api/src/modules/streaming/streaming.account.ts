import { sql } from 'kysely';
import type { ExportSection } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { LiveNowError } from './streaming.errors.ts';
import { findLiveStreamOf } from './streaming.repository.ts';

export const exportSections = {
  streams: (id) => sql`
    select id::text as key, id as "_id", title, started_at as "startedAt", ended_at as "endedAt"
    from streams where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** @throws LiveNowError */
export const assertNotLive = async ({ db }: UnitOfWork, userId: string): Promise<void> => {
  if (await findLiveStreamOf(db, userId)) throw new LiveNowError();
};
