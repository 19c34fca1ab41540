import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { BROUGHT_BACK, RESTORABLE_SECONDS } from '../../shared/restorable.ts';
import { assertPublishTime, plannedColumns } from '../../shared/publish-times.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { assertShallow } from '../../shared/wire.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { askingPrice } from '../settings/asking-price.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { listPhotosOfGallery } from './photos/own-photos.repository.ts';
import { loadSales, NO_SALES } from '../ledger/sales.ts';
import { presentOwnPhoto } from './photos/photos.presenter.ts';
import { announceRestored } from './announce-gallery.ts';
import { GalleryPriceError, GalleryPublishTimeError } from './galleries.errors.ts';
import { mayChangeGallery } from './galleries.policy.ts';
import { changeGalleryCount, findGallery, isCounted, softDeleteGallery } from './galleries.repository.ts';
import type { createGalleryBody, OwnGallery, OwnGalleryView, updateGalleryBody } from './galleries.schema.ts';
import { presentGalleries } from './galleries.service.ts';
import { galleryTimes } from './gallery-times.ts';
import {
  countOwnGalleries,
  insertGallery,
  listOwnGalleries,
  lockDeletedGallery,
  lockGallery,
  updateGallery,
  type OwnGallerySearch,
} from './publishing.repository.ts';

export type NewGallery = z.output<typeof createGalleryBody>;
export type GalleryChanges = z.output<typeof updateGalleryBody>;
type LockedGallery = Awaited<ReturnType<typeof lockOwnGallery>>;

/** Creates a gallery; its first photo publishes it, or the moment that is planned. Returns its id. */
export const createGallery = async (unit: UnitOfWork, account: Account, gallery: NewGallery): Promise<string> => {
  const { db } = unit;
  const id = newId();
  const { title, description, audience } = gallery;
  await holdAccount(db, account.id);
  const price = await askingPrice(db, audience, toHundredths(gallery.price ?? 0), GalleryPriceError);
  const publishAt = gallery.publishAt ? new Date(gallery.publishAt) : null;
  if (publishAt) await assertPublishTime(db, publishAt, GalleryPublishTimeError);
  const row = { id, performer_id: account.id, title, description, audience, price };
  await insertGallery(db, { ...row, ...plannedColumns(publishAt) });
  if (publishAt) await galleryTimes.plan(unit, id, publishAt);
  return id;
};

/** The caller's own gallery, locked. @throws NotFoundError for any other */
export const lockOwnGallery = async (db: Queryable, account: Account, id: string) => {
  const gallery = await lockGallery(db, id);
  if (!gallery || !mayChangeGallery(account, gallery)) throw new NotFoundError();
  return gallery;
};

/** What stands in a gallery by now, by the names of the body. */
const storedOf = ({ title, description, audience, price, state, published_at }: LockedGallery) => ({
  ...{ title, description, audience, price: fromHundredths(price) },
  publishAt: state === 'scheduled' ? published_at : null,
});

/** Changes the given fields. @throws NotFoundError for a gallery that is not the caller's, ChangedMeanwhileError */
export const editGallery = (context: Context, account: Account, id: string, changes: GalleryChanges): Promise<void> =>
  context.work(async (unit) => {
    const { db } = unit;
    const gallery = await lockOwnGallery(db, account, id);
    const { price, publishAt, basedOn, ...words } = changes;
    assertStands({ stored: storedOf(gallery), changes, basedOn });
    const { title, description, audience } = { ...gallery, ...withoutUndefined(words) };
    const asked = price === undefined ? gallery.price : toHundredths(price);
    await updateGallery(db, id, {
      title,
      description,
      audience,
      price: await askingPrice(db, audience, asked, GalleryPriceError),
    });
    await galleryTimes.changeTime(unit, gallery, publishAt);
  });

/**
 * Deletes a gallery with its photos; {@link restoreGallery} can restore it for a minute.
 * @throws NotFoundError for a gallery that is not the caller's
 */
export const deleteGallery = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnGallery(db, account, id);
    await softDeleteGallery(db, id, RESTORABLE_SECONDS);
  });

/** Restores a deleted gallery. @throws NotFoundError for another's gallery, or one that cannot be restored any more */
export const restoreGallery = (context: Context, account: Account, id: string): Promise<void> =>
  context.work((unit) => bringGalleryBack(unit, id, account.id));

/** @throws NotFoundError */
export const bringGalleryBack = async (unit: UnitOfWork, id: string, performerId: string): Promise<void> => {
  const gallery = await lockDeletedGallery(unit.db, id, performerId);
  if (!gallery) throw new NotFoundError();
  await updateGallery(unit.db, id, BROUGHT_BACK);
  // Its moment may have come meanwhile.
  if (gallery.state === 'scheduled') return galleryTimes.plan(unit, id, gallery.published_at);
  if (isCounted(gallery)) await changeGalleryCount(unit.db, performerId, 1);
  await announceRestored(unit, gallery);
};

/** A performer's own galleries that match a filter, with the state of their photos. */
export const searchOwnGalleries = async (context: Context, member: Member, search: OwnGallerySearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listOwnGalleries(context.db, member.account.id, search),
    countOwnGalleries(context.db, member.account.id, search),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const ids = rows.map(({ id }) => id);
  const [galleries, sales] = await Promise.all([
    presentGalleries(context, rows, member),
    loadSales(context.db, member.account.id, 'gallery', ids),
  ]);
  const data = galleries.map((gallery): OwnGallery => {
    const row = rowOf.get(gallery._id);
    return {
      ...gallery,
      state: row?.state ?? 'published',
      processingCount: row?.processing_count ?? 0,
      failedCount: row?.failed_count ?? 0,
      ...(sales.get(gallery._id) ?? NO_SALES),
    };
  });
  return { data, total };
};

/** The caller's own gallery with its editable photos. @throws NotFoundError for any other */
export const viewOwnGallery = async (context: Context, id: string, member: Member): Promise<OwnGalleryView> => {
  const row = await findGallery(context.db, member.account, id);
  if (!row || !mayChangeGallery(member.account, row)) throw new NotFoundError();
  const [[gallery], photos] = await Promise.all([
    presentGalleries(context, [row], member),
    listPhotosOfGallery(context.db, member.account.id, id),
  ]);
  if (!gallery) throw new NotFoundError();
  return { ...gallery, state: row.state, photos: photos.map((photo) => presentOwnPhoto(photo, context.mediaSigner)) };
};
