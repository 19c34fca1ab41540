import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { timeCursor } from '../../shared/wire.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { mediaFileColumns, type MediaFileRow } from '../files/files.presenter.ts';
import { hasLivingOwner } from '../access/living-account.ts';

const selectVideos = (db: Queryable) =>
  db
    .selectFrom('videos')
    .where('videos.deleted_at', 'is', null)
    .where(hasLivingOwner('videos.performer_id'))
    .select([
      'videos.id',
      'videos.performer_id',
      'videos.title',
      'videos.description',
      'videos.audience',
      'videos.price',
      'videos.file_id',
      'videos.thumbnail_file_id',
      'videos.view_count',
      'videos.published_at',
    ]);

export type VideoRow = Awaited<ReturnType<ReturnType<typeof selectVideos>['execute']>>[number];

export interface VideoPage {
  onlooker: Onlooker;
  performerId: string | undefined;
  limit: number;
  after: z.output<typeof timeCursor> | null;
}

// The cursor holds milliseconds, the column microseconds: sort by what the cursor can say.
const sortTime = sql<Date>`date_trunc('milliseconds', videos.published_at)`;

/** One more than `limit` videos, the newest first. */
export const listVideos = (db: Queryable, { onlooker, performerId, limit, after }: VideoPage): Promise<VideoRow[]> =>
  selectVideos(db)
    .where(isVisibleSql(onlooker, sql.ref('videos.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? ''))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${sortTime}, videos.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy(sortTime, 'desc')
    .orderBy('videos.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countVideos = async (
  db: Queryable,
  onlooker: Onlooker,
  performerId: string | undefined,
): Promise<number> => {
  const { total } = await db
    .selectFrom('videos')
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('videos.performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('videos.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? ''))
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const findVideos = (db: Queryable, ids: readonly string[]): Promise<VideoRow[]> =>
  selectVideos(db)
    .where('videos.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export const findVideo = (db: Queryable, id: string): Promise<VideoRow | undefined> =>
  selectVideos(db).where('videos.id', '=', id).executeTakeFirst();

/** Takes a video away and counts it down; false when there is none. */
export const softDeleteVideo = async (db: Queryable, id: string): Promise<boolean> => {
  const video = await db
    .updateTable('videos')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('performer_id')
    .executeTakeFirst();
  if (!video) return false;
  await db
    .updateTable('performers')
    .set((eb) => ({ video_count: eb('video_count', '-', 1) }))
    .where('user_id', '=', video.performer_id)
    .execute();
  return true;
};

/** The files that videos refer to, by id. */
export const loadVideoFiles = async (
  db: Queryable,
  videos: readonly VideoRow[],
): Promise<ReadonlyMap<string, MediaFileRow>> => {
  const ids = videos.flatMap((video) => [video.file_id, video.thumbnail_file_id]).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('files').select(mediaFileColumns).where('files.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};
