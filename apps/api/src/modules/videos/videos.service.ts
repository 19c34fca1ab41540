import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forbidRestoring } from '../../shared/restorable.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAccess } from '../../viewing/access.repository.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { mayFindVideo } from './videos.policy.ts';
import { presentVideo } from './videos.presenter.ts';
import {
  countVideos,
  findVideos,
  listVideos,
  loadVideoFiles,
  softDeleteVideo,
  type VideoRow,
} from './videos.repository.ts';
import type { Video } from './videos.schema.ts';

export interface VideoSearch {
  performerId?: string | undefined;
  q: string;
  limit: number;
  cursor?: string | undefined;
}

/** The facts that decide who may see a video. */
export const guardedVideo = (row: VideoRow) => ({
  id: row.id,
  audience: row.audience,
  performerId: row.performer_id,
});

/** The data of a page of videos, by three queries. */
export const presentVideos = async (
  context: Context,
  rows: readonly VideoRow[],
  onlooker: Onlooker,
): Promise<Video[]> => {
  const [performers, files, accessOf] = await Promise.all([
    loadPerformerCards(
      context.db,
      rows.map((row) => row.performer_id),
      onlooker,
    ),
    loadVideoFiles(context.db, rows, onlooker.account?.id ?? null),
    loadAccess(context.db, onlooker.account, 'video', rows.map(guardedVideo)),
  ]);
  return rows.flatMap((row) => {
    const [performer, file] = [performers.get(row.performer_id), files.get(row.file_id)];
    // Videos of a deleted performer are left out.
    if (!performer || !file) return [];
    const parts = {
      performer,
      file,
      thumbnail: files.get(row.thumbnail_file_id ?? '') ?? null,
      teaser: files.get(row.teaser_file_id ?? '') ?? null,
      access: accessOf(guardedVideo(row)),
    };
    return [presentVideo(row, parts, context.mediaSigner)];
  });
};

/** Videos by id as a viewer may see them, in the order given; those that do not exist for it are left out. */
export const loadVideos = async (context: Context, ids: readonly string[], onlooker: Onlooker): Promise<Video[]> => {
  const rows = await findVideos(context.db, onlooker.account, ids);
  const found = rows.filter((row) => mayFindVideo(onlooker.account, row));
  const byId = new Map((await presentVideos(context, found, onlooker)).map((it) => [it._id, it]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const searchVideos = async (context: Context, search: VideoSearch, onlooker: Onlooker) => {
  const wanted = { onlooker, performerId: search.performerId, q: search.q };
  const after = search.cursor ? decodeCursor(search.cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listVideos(context.lists, { ...wanted, limit: search.limit, after }),
    countVideos(context.lists, wanted),
  ]);
  const page = toPage(rows, search.limit, (row) => [row.published_at.toISOString(), row.id]);
  const found = page.items.map(({ id }) => id);
  return { data: await loadVideos(context, found, onlooker), total, nextCursor: page.nextCursor };
};

/** Deletes a video without asking whose it is, for operators. False when there was none. */
export const removeVideo = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const stood = await softDeleteVideo(db, id);
  if (!stood) await forbidRestoring(db, 'videos', id);
  return stood;
};

/** @throws NotFoundError */
export const viewVideo = async (context: Context, id: string, onlooker: Onlooker): Promise<Video> => {
  const [video] = await loadVideos(context, [id], onlooker);
  if (!video) throw new NotFoundError();
  return video;
};
