import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forbidRestoring } from '../../shared/restorable.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAccess } from '../../viewing/access.repository.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { mayFindGallery } from './galleries.policy.ts';
import { presentGallery, presentGalleryPhoto } from './galleries.presenter.ts';
import {
  countGalleries,
  findGallery,
  findShownGalleries,
  listGalleries,
  listGalleryPhotos,
  loadCoverFiles,
  softDeleteGallery,
  type GalleryRow,
} from './galleries.repository.ts';
import type { Gallery, GalleryView } from './galleries.schema.ts';
import { noteOpening } from '../wallet/opening.ts';

export interface GallerySearch {
  performerId?: string | undefined;
  q: string;
  limit: number;
  cursor?: string | undefined;
}

const guardedItem = (row: GalleryRow) => ({ id: row.id, audience: row.audience, performerId: row.performer_id });

/** The data of a page of galleries, by three queries. */
export const presentGalleries = async (
  context: Context,
  rows: readonly GalleryRow[],
  onlooker: Onlooker,
): Promise<Gallery[]> => {
  const { db } = context;
  const [performers, covers, accessOf] = await Promise.all([
    loadPerformerCards(
      db,
      rows.map((row) => row.performer_id),
      onlooker,
    ),
    loadCoverFiles(
      db,
      rows.map((row) => row.cover_photo_id),
    ),
    loadAccess(db, onlooker.account, 'gallery', rows.map(guardedItem)),
  ]);
  return rows.flatMap((row) => {
    const performer = performers.get(row.performer_id);
    // Galleries of a deleted performer are left out.
    if (!performer) return [];
    const cover = covers.get(row.cover_photo_id ?? '') ?? null;
    return [presentGallery(row, { performer, cover, access: accessOf(guardedItem(row)) }, context.mediaSigner)];
  });
};

/** Galleries by id as a viewer may see them, in the order given; deleted and empty ones are left out. */
export const loadGalleries = async (
  context: Context,
  ids: readonly string[],
  onlooker: Onlooker,
): Promise<Gallery[]> => {
  const rows = await findShownGalleries(context.db, onlooker.account, ids);
  const byId = new Map((await presentGalleries(context, rows, onlooker)).map((it) => [it._id, it]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const searchGalleries = async (context: Context, search: GallerySearch, onlooker: Onlooker) => {
  const wanted = { onlooker, performerId: search.performerId, q: search.q };
  const after = search.cursor ? decodeCursor(search.cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listGalleries(context.lists, { ...wanted, limit: search.limit, after }),
    countGalleries(context.lists, wanted),
  ]);
  const page = toPage(rows, search.limit, (row) => [row.published_at.toISOString(), row.id]);
  const found = page.items.map(({ id }) => id);
  return { data: await loadGalleries(context, found, onlooker), total, nextCursor: page.nextCursor };
};

/** Deletes a gallery without checking who asks, for operators. False when there was none. */
export const removeGallery = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const stood = await softDeleteGallery(db, id);
  if (!stood) await forbidRestoring(db, 'galleries', id);
  return stood;
};

/** A gallery with its photos. @throws NotFoundError */
export const viewGallery = async (context: Context, id: string, onlooker: Onlooker): Promise<GalleryView> => {
  const row = await findGallery(context.db, onlooker.account, id);
  if (!row || !mayFindGallery(onlooker.account, row)) throw new NotFoundError();
  const [[gallery], photos, accessOf] = await Promise.all([
    presentGalleries(context, [row], onlooker),
    listGalleryPhotos(context.db, id),
    loadAccess(context.db, onlooker.account, 'gallery', [guardedItem(row)]),
  ]);
  if (!gallery) throw new NotFoundError();
  const access = accessOf(guardedItem(row));
  if (onlooker.account && row.audience !== 'free')
    await noteOpening(context.db, onlooker.account.id, { type: 'gallery', id });
  return { ...gallery, photos: photos.map((photo) => presentGalleryPhoto(photo, access, context.mediaSigner)) };
};
