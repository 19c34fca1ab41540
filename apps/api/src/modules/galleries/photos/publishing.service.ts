import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { NotFoundError } from '../../../errors/common-errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Account } from '../../../viewing/caller.ts';
import type { Viewer } from '../../../viewing/access.policy.ts';
import { assertStands } from '../../../shared/changed-meanwhile.ts';
import { bringBack, RESTORABLE_SECONDS } from '../../../shared/restorable.ts';
import { withoutUndefined } from '../../../shared/without-undefined.ts';
import { assertShallow } from '../../../shared/wire.ts';
import { takeFreeFiles } from '../../files/free-files.ts';
import type { FileRow } from '../../files/files.repository.ts';
import { storeFile } from '../../files/files.service.ts';
import { receiveUpload } from '../../files/receive-upload.ts';
import { announceGallery } from '../announce-gallery.ts';
import { GalleryFullError } from '../galleries.errors.ts';
import { mayChangeGallery } from '../galleries.policy.ts';
import { findGallery } from '../galleries.repository.ts';
import { lockGallery, updateGallery } from '../publishing.repository.ts';
import { reuseItem } from '../../vault/vault.service.ts';
import {
  appendPhoto,
  countOwnPhotos,
  describePhoto,
  findDeletedPhoto,
  findOwnPhoto,
  listOwnPhotos,
  updatePhoto,
  type OwnPhotoSearch,
} from './own-photos.repository.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { findPhoto, recountPhotos } from './photos.repository.ts';
import type { OwnPhoto, updatePhotoBody } from './photos.schema.ts';
import { removePhoto } from './photos.service.ts';

/** A gallery is shown as a whole, so its size is limited. */
export const MAX_PHOTOS = 200;

/** A photo of the caller's own. @throws NotFoundError */
export const getOwnPhoto = async (context: Context, account: Account, id: string): Promise<OwnPhoto> => {
  const row = await findOwnPhoto(context.db, account.id, id);
  if (!row) throw new NotFoundError();
  return presentOwnPhoto(row, context.mediaSigner);
};

/** The caller's own photos, searched by their texts and their galleries' titles. */
export const searchOwnPhotos = async (context: Context, account: Account, search: OwnPhotoSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listOwnPhotos(context.db, account.id, search),
    countOwnPhotos(context.db, account.id, search),
  ]);
  return { data: rows.map((row) => presentOwnPhoto(row, context.mediaSigner)), total };
};

type Destination = { performer_id: string; photo_count: number } | undefined;

const assertTakesPhoto = (account: Viewer, gallery: Destination): void => {
  if (!gallery || !mayChangeGallery(account, gallery)) throw new NotFoundError();
  if (gallery.photo_count >= MAX_PHOTOS) throw new GalleryFullError({ params: { maximum: MAX_PHOTOS } });
};

/**
 * Receives a picture and adds it to the caller's gallery, in one transaction with the file's row.
 * @throws NotFoundError, GalleryFullError, UnsupportedTypeError, PictureTooLargeError, UnreadableFileError,
 * FileTooLargeError
 */
export const receivePhoto = async (
  context: Context,
  request: FastifyRequest,
  { account, galleryId }: { account: Account; galleryId: string },
): Promise<OwnPhoto> => {
  // Before the upload is read, to refuse it at once.
  assertTakesPhoto(account, await findGallery(context.db, account, galleryId));
  const [id, fileId] = [newId(), newId()];
  await receiveUpload(request, context, 'photo', (file) =>
    storeFile(context, {
      id: fileId,
      ownerId: account.id,
      kind: 'photo',
      file,
      onStored: async ({ db }) => {
        assertTakesPhoto(account, await lockGallery(db, galleryId));
        await appendPhoto(db, { id, performerId: account.id, galleryId, fileId });
      },
    }),
  );
  return getOwnPhoto(context, account, id);
};

/**
 * Adds a picture of the caller's vault to her gallery; returns the photo's id.
 * @throws NotFoundError, GalleryFullError, VaultItemTypeError, VaultItemNotReadyError
 */
export const addVaultPhoto = async (
  unit: UnitOfWork,
  account: Account,
  { galleryId, vaultItemId }: { galleryId: string; vaultItemId: string },
): Promise<string> => {
  const file = await reuseItem(unit, account, { id: vaultItemId, kind: 'photo' });
  return putPhoto(unit, account, { galleryId, file });
};

/**
 * Adds an uploaded picture to the caller's gallery; returns the photo's id.
 * @throws NotFoundError, GalleryFullError, FileNotUsableError
 */
export const addSentPhoto = async (
  unit: UnitOfWork,
  account: Account,
  { galleryId, fileId }: { galleryId: string; fileId: string },
): Promise<string> => {
  const [file] = await takeFreeFiles(unit, { ownerId: account.id, kind: 'photo', ids: [fileId] });
  if (!file) throw new NotFoundError();
  return putPhoto(unit, account, { galleryId, file });
};

const putPhoto = async (
  unit: UnitOfWork,
  account: Account,
  { galleryId, file }: { galleryId: string; file: FileRow },
): Promise<string> => {
  const id = newId();
  assertTakesPhoto(account, await lockGallery(unit.db, galleryId));
  await appendPhoto(unit.db, { id, performerId: account.id, galleryId, fileId: file.id });
  // A picture in processing announces its gallery when it is ready.
  if (file.status === 'ready') await announceGallery(unit, file);
  return id;
};

/** The caller's own photo, with its gallery locked. @throws NotFoundError */
const lockOwnPhoto = async (db: Queryable, account: Account, id: string): Promise<{ galleryId: string }> => {
  const photo = await findPhoto(db, id);
  if (!photo?.gallery_id || !mayChangeGallery(account, photo)) throw new NotFoundError();
  // The transaction that held the lock before may have deleted the photo.
  if (!(await lockGallery(db, photo.gallery_id)) || !(await findPhoto(db, id))) throw new NotFoundError();
  return { galleryId: photo.gallery_id };
};

/** Changes the given texts. @throws NotFoundError for a photo that is not the caller's, ChangedMeanwhileError */
export const editPhoto = (
  context: Context,
  account: Account,
  id: string,
  { altText, basedOn, ...words }: z.output<typeof updatePhotoBody>,
): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnPhoto(db, account, id);
    // The lock of its gallery is held: what is read now stays.
    const before = basedOn && (await findOwnPhoto(db, account.id, id));
    if (before)
      assertStands({ stored: { ...before, altText: before.alt_text }, changes: { ...words, altText }, basedOn });
    const changes = withoutUndefined(words);
    if (Object.keys(changes).length > 0) await updatePhoto(db, id, changes);
    if (altText !== undefined) await describePhoto(db, id, altText);
  });

/** Makes a photo the cover of its gallery. @throws NotFoundError for a photo that is not the caller's */
export const setCover = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    const { galleryId } = await lockOwnPhoto(db, account, id);
    await updateGallery(db, galleryId, { cover_photo_id: id, chosen_cover_id: id });
  });

/**
 * Deletes a photo; {@link restorePhoto} can restore it for a minute. @throws NotFoundError for a photo that is not the
 * caller's
 */
export const deletePhoto = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnPhoto(db, account, id);
    await removePhoto({ db }, id, RESTORABLE_SECONDS);
  });

/**
 * Restores a deleted photo at its former position, and as the cover if it was.
 * @throws NotFoundError for another's photo, or when it or its gallery cannot be restored; GalleryFullError
 */
export const restorePhoto = (context: Context, account: Account, id: string): Promise<void> =>
  context.work((unit) => bringPhotoBack(unit, id, account));

/** @throws NotFoundError, GalleryFullError */
export const bringPhotoBack = async (unit: UnitOfWork, id: string, owner: Viewer): Promise<void> => {
  const { db } = unit;
  const photo = await findDeletedPhoto(db, id, owner.id);
  if (!photo?.gallery_id) throw new NotFoundError();
  assertTakesPhoto(owner, await lockGallery(db, photo.gallery_id));
  if (!(await bringBack(db, 'photos', id, owner.id))) throw new NotFoundError();
  await recountPhotos(db, photo.gallery_id);
  if (photo.is_late) await announceGallery(unit, { id: photo.file_id, kind: photo.kind });
};
