import { sql, type Insertable, type RawBuilder, type UpdateObject } from 'kysely';
import type { Audience, VideosTable, WorkState } from '../../platform/database/content-tables.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isRestorableSql } from '../../shared/restorable.ts';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { statusesOf, type SeenStatus } from '../files/seen-status.ts';
import { selectVideos, type VideoRow } from './videos.repository.ts';
import { isHeldSql } from '../../viewing/taken-down.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export interface OwnVideoFilter {
  q: string;
  audience?: Audience | undefined;
  status?: SeenStatus | undefined;
  state?: WorkState | undefined;
}

export interface OwnVideoSearch extends OwnVideoFilter {
  limit: number;
  offset: number;
}

/** SQL: whether a video's words, audience and state match a filter. */
const isAsked = ({ q, audience, state }: OwnVideoFilter): RawBuilder<boolean> =>
  sql<boolean>`(${q === '' ? sql`true` : sql`${words} like ${toLikePattern(q)}`}
    and ${audience === undefined ? sql`true` : sql`videos.audience = ${audience}`}
    and ${state === undefined ? sql`true` : sql`videos.state = ${state}`})`;

/** SQL: the words that a video is found by. */
const words = searchTextSql(sql`videos.title || ' ' || videos.description`);

/** A page of a performer's own videos, the newest first; scheduled ones before all. */
export const listOwnVideos = (
  db: Queryable,
  performer: Viewer,
  { limit, offset, ...filter }: OwnVideoSearch,
): Promise<VideoRow[]> =>
  selectVideos(db, performer)
    .where('videos.performer_id', '=', performer.id)
    .where(isAsked(filter))
    .$if(filter.status !== undefined, (query) =>
      query.where('files.status', 'in', statusesOf(filter.status ?? 'ready')),
    )
    .orderBy('videos.published_at', 'desc')
    .orderBy('videos.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many there are: of each is asked how far its film is, where that matters, instead of all films. */
export const countOwnVideos = (db: Queryable, performer: Viewer, filter: OwnVideoFilter): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('videos')
      .where('videos.performer_id', '=', performer.id)
      .where('videos.deleted_at', 'is', null)
      .where(isAsked(filter))
      .$if(filter.status !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('files')
              .select('files.id')
              .whereRef('files.id', '=', 'videos.file_id')
              .where('files.status', 'in', statusesOf(filter.status ?? 'ready'))
              .offset(0),
          ),
        ),
      ),
  );

export const insertVideo = async (db: Queryable, row: Insertable<VideosTable>): Promise<void> => {
  await db.insertInto('videos').values(row).execute();
};

/** A video that is not deleted, locked until the transaction ends. */
export const lockVideo = (db: Queryable, id: string) =>
  db
    .selectFrom('videos')
    .innerJoin('files', 'files.id', 'videos.file_id')
    .selectAll('videos')
    .select('files.status')
    .select(sql<boolean>`videos.published_at <= now()`.as('is_due'))
    .select(isHeldSql('videos').as('is_held'))
    .where('videos.id', '=', id)
    .where('videos.deleted_at', 'is', null)
    .forUpdate('videos')
    .executeTakeFirst();

/**
 * A performer's deleted video that can be restored, locked until the transaction ends; with the state of its film, and
 * whether that became ready while the video was deleted, or so shortly before that its announcement may be incomplete.
 */
export const lockDeletedVideo = (db: Queryable, id: string, performerId: string) =>
  db
    .selectFrom('videos')
    .innerJoin('files', 'files.id', 'videos.file_id')
    .select(['videos.id', 'videos.file_id', 'videos.state', 'videos.published_at', 'files.kind', 'files.status'])
    .select([
      sql<boolean>`files.progressed_at > videos.deleted_at`.as('is_after'),
      sql<boolean>`files.progressed_at > videos.deleted_at - interval '1 minute'`.as('is_late'),
    ])
    .where('videos.id', '=', id)
    .where('videos.performer_id', '=', performerId)
    .where(isRestorableSql('videos'))
    .forUpdate('videos')
    // A concurrent transaction that makes the film ready either committed before, or finds the video.
    .forShare('files')
    .executeTakeFirst();

export const updateVideo = async (
  db: Queryable,
  id: string,
  changes: UpdateObject<Database, 'videos'>,
): Promise<void> => {
  await db.updateTable('videos').set(changes).where('id', '=', id).execute();
};
