import { sql } from 'kysely';
import type { z } from 'zod';
import { countOnPerformer } from '../performers/performer-counts.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { deletedFor } from '../../shared/restorable.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import type { timeCursor } from '../../shared/wire.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { hasReactedSql } from '../../viewing/reacted-sql.ts';
import { positionSql } from '../positions/positions.repository.ts';
import { mediaFileColumns, type WatchedFileRow } from '../files/files.presenter.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** Videos that are not deleted, with the state of their film and the viewer's reactions. */
export const selectVideos = (db: Queryable, viewer: Viewer | null) =>
  db
    .selectFrom('videos')
    .innerJoin('files', 'files.id', 'videos.file_id')
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
      'videos.teaser_file_id',
      'videos.teaser_from_film',
      'videos.view_count',
      'videos.like_count',
      'videos.comment_count',
      'videos.bookmark_count',
      'videos.purchase_count',
      'videos.published_at',
      'videos.state',
      'files.status',
      'files.percent',
      'files.error_code',
      hasReactedSql(viewer, 'video', 'videos.id', 'like').as('is_liked'),
      hasReactedSql(viewer, 'video', 'videos.id', 'bookmark').as('is_bookmarked'),
    ]);

export type VideoRow = Awaited<ReturnType<ReturnType<typeof selectVideos>['execute']>>[number];

export interface VideoPage {
  onlooker: Onlooker;
  performerId: string | undefined;
  /** Words in the title or description, which are public. */
  q: string;
  limit: number;
  after: z.output<typeof timeCursor> | null;
}

/** One more than `limit` ready videos that are out, the newest first. */
export const listVideos = (db: Queryable, { onlooker, performerId, q, limit, after }: VideoPage): Promise<VideoRow[]> =>
  selectVideos(db, onlooker.account)
    .where('files.status', '=', 'ready')
    .where('videos.state', '=', 'published')
    .where(isVisibleSql(onlooker, sql.ref('videos.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('videos.performer_id', '=', performerId ?? ''))
    .$if(q !== '', (query) => query.where('videos.search_text', 'like', toLikePattern(q)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(videos.published_at, videos.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('videos.published_at', 'desc')
    .orderBy('videos.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countVideos = (
  db: Queryable,
  { onlooker, performerId, q }: Pick<VideoPage, 'onlooker' | 'performerId' | 'q'>,
): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('videos')
      .innerJoin('files', 'files.id', 'videos.file_id')
      .where('videos.deleted_at', 'is', null)
      .where('files.status', '=', 'ready')
      .where('videos.state', '=', 'published')
      .where(hasLivingOwner('videos.performer_id'))
      .where(isVisibleSql(onlooker, sql.ref('videos.performer_id')))
      .$if(performerId !== undefined, (query) => query.where('videos.performer_id', '=', performerId ?? ''))
      .$if(q !== '', (query) => query.where('videos.search_text', 'like', toLikePattern(q))),
  );

export const findVideos = (db: Queryable, viewer: Viewer | null, ids: readonly string[]): Promise<VideoRow[]> =>
  selectVideos(db, viewer)
    .where('videos.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Changes a performer's counter of ready videos that are out. */
export const changeVideoCount = (db: Queryable, performerId: string, by: 1 | -1): Promise<void> =>
  countOnPerformer(db, performerId, 'video_count', by);

/** Deletes a video and uncounts it; false when there is none. It can be restored for `restorableSeconds`; 0: never. */
export const softDeleteVideo = async (db: Queryable, id: string, restorableSeconds = 0): Promise<boolean> => {
  const video = await db
    .updateTable('videos')
    .set(deletedFor(restorableSeconds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['performer_id', 'state', 'file_id'])
    .executeTakeFirst();
  if (!video) return false;
  if (video.state === 'published' && (await isFilmReady(db, video.file_id)))
    await changeVideoCount(db, video.performer_id, -1);
  return true;
};

/**
 * Read after the video's row was waited for, not with it: a transaction that has made the film ready and counted the
 * video meanwhile is seen then.
 */
const isFilmReady = async (db: Queryable, fileId: string): Promise<boolean> => {
  const film = await db.selectFrom('files').select('status').where('id', '=', fileId).executeTakeFirst();
  return film?.status === 'ready';
};

/** The files of videos, by id. */
export const loadVideoFiles = async (
  db: Queryable,
  videos: readonly VideoRow[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, WatchedFileRow>> => {
  const ids = videos
    .flatMap((video) => [video.file_id, video.thumbnail_file_id, video.teaser_file_id])
    .filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(mediaFileColumns)
    .select(positionSql(viewerId).as('watched'))
    .where('files.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
