import { sql, type Insertable, type UpdateObject } from 'kysely';
import type { Audience, GalleriesTable, WorkState } from '../../platform/database/content-tables.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { statusesOf, type SeenStatus } from '../files/seen-status.ts';
import { isRestorableSql } from '../../shared/restorable.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { selectGalleries } from './galleries.repository.ts';
import { isHeldSql } from '../../viewing/taken-down.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export interface GalleryFilter {
  q: string;
  audience?: Audience | undefined;
  /** The state of its photos. */
  status?: SeenStatus | undefined;
  state?: WorkState | undefined;
}

export interface OwnGallerySearch extends GalleryFilter {
  limit: number;
  offset: number;
}

/** SQL: whether a gallery's title or description matches the words. */
const holdsWords = (q: string) => sql<boolean>`galleries.search_text like ${toLikePattern(q)}`;

/** SQL: the number of a gallery's photos in a state. */
const photosAt = (status: SeenStatus) => sql<number>`(select count(*)::int from photos
  join files on files.id = photos.file_id
  where photos.gallery_id = galleries.id and photos.deleted_at is null and files.status = any(${statusesOf(status)}))`;

/** SQL: galleries by the state of their photos; one with photos in processing and failed ones matches both. */
const inStatus: Record<SeenStatus, ReturnType<typeof sql<boolean>>> = {
  processing: sql<boolean>`${photosAt('processing')} > 0`,
  failed: sql<boolean>`${photosAt('failed')} > 0`,
  ready: sql<boolean>`(galleries.photo_count > 0 and ${photosAt('ready')} = galleries.photo_count)`,
};

const matching = (db: Queryable, performerId: string, { q, audience, status, state }: GalleryFilter) =>
  selectGalleries(db, null)
    .where('galleries.performer_id', '=', performerId)
    .$if(q !== '', (query) => query.where(holdsWords(q)))
    .$if(audience !== undefined, (query) => query.where('galleries.audience', '=', audience ?? 'free'))
    .$if(state !== undefined, (query) => query.where('galleries.state', '=', state ?? 'published'))
    .$if(status !== undefined, (query) => query.where(inStatus[status ?? 'ready']));

const withStates = (query: ReturnType<typeof matching>) =>
  query.select([photosAt('processing').as('processing_count'), photosAt('failed').as('failed_count')]);

export type OwnGalleryRow = Awaited<ReturnType<ReturnType<typeof withStates>['execute']>>[number];

/** A page of a performer's own galleries, the newest first; scheduled ones before all. */
export const listOwnGalleries = (
  db: Queryable,
  performerId: string,
  { limit, offset, ...filter }: OwnGallerySearch,
): Promise<OwnGalleryRow[]> =>
  withStates(matching(db, performerId, filter))
    .orderBy('galleries.published_at', 'desc')
    .orderBy('galleries.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countOwnGalleries = (db: Queryable, performerId: string, filter: GalleryFilter): Promise<number> =>
  countUpTo(db, matching(db, performerId, filter));

/** Inserts a gallery, which exists for its performer only until it has a photo. */
export const insertGallery = async (db: Queryable, row: Insertable<GalleriesTable>): Promise<void> => {
  await db.insertInto('galleries').values(row).execute();
};

/**
 * A gallery that is not deleted, locked until the transaction ends. Every change of its photos takes this lock first,
 * so that count and cover are right.
 */
export const lockGallery = (db: Queryable, id: string) =>
  db
    .selectFrom('galleries')
    .selectAll()
    .select(sql<boolean>`published_at <= now()`.as('is_due'))
    .select(isHeldSql('galleries').as('is_held'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * A performer's deleted gallery that can be restored, locked until the transaction ends, with the time of its deletion.
 */
export const lockDeletedGallery = (db: Queryable, id: string, performerId: string) =>
  db
    .selectFrom('galleries')
    .select(['id', 'performer_id', 'photo_count', 'deleted_at', 'state', 'published_at'])
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where(isRestorableSql('galleries'))
    .forUpdate()
    .executeTakeFirst();

export const updateGallery = async (
  db: Queryable,
  id: string,
  changes: UpdateObject<Database, 'galleries'>,
): Promise<void> => {
  await db.updateTable('galleries').set(changes).where('id', '=', id).execute();
};
