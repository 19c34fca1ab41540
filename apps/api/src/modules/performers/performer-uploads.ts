import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { DocumentKind } from '../../platform/database/member-tables.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { FileRow } from '../files/files.repository.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import type { LocalFile } from '../files/received-file.ts';
import { reuseItem } from '../vault/vault.service.ts';
import { lockVerification, updateVerification } from './verification.repository.ts';
import { assertMayGiveDocuments, giveDocument } from './verification.service.ts';

const PURPOSES = [
  'avatar',
  'cover',
  'welcome-video',
  'document.identity-front',
  'document.identity-back',
  'document.selfie',
] as const;

/** The purposes of a performer's uploads for her profile and verification. */
export type UploadPurpose = (typeof PURPOSES)[number];

export const isUploadPurpose = (text: string): text is UploadPurpose => PURPOSES.some((purpose) => purpose === text);

const DOCUMENT = /^document\.(identity-front|identity-back|selfie)$/;

const documentKindOf = (purpose: UploadPurpose): DocumentKind | null =>
  (DOCUMENT.exec(purpose)?.[1] as DocumentKind | undefined) ?? null;

export const fileKindOf = (purpose: UploadPurpose): FileKind =>
  purpose === 'avatar' || purpose === 'cover' || purpose === 'welcome-video' ? purpose : 'document';

/**
 * Receives a file and uses it by its purpose, in one transaction with its row: a document for her verification, the
 * welcome video for her profile. Avatar and cover are used once they are processed.
 * @throws AlreadyVerifiedError, UnsupportedTypeError, PictureTooLargeError, UnreadableFileError, FileTooLargeError
 */
export const receivePerformerFile = async (
  context: Context,
  request: FastifyRequest,
  { ownerId, purpose, fileId = newId() }: { ownerId: string; purpose: UploadPurpose; fileId?: string },
): Promise<FileRow> => {
  if (documentKindOf(purpose)) await assertMayGiveDocuments(context.db, ownerId);
  return receiveUpload(request, context, fileKindOf(purpose), (file) =>
    storePerformerFile(context, file, { ownerId, purpose, fileId }),
  );
};

/**
 * Stores a checked file and uses it by its purpose, as {@link receivePerformerFile}.
 * @throws AlreadyVerifiedError, StorageFullError
 */
export const storePerformerFile = async (
  context: Context,
  file: LocalFile,
  { ownerId, purpose, fileId }: { ownerId: string; purpose: UploadPurpose; fileId: string },
): Promise<FileRow> => {
  const documentKind = documentKindOf(purpose);
  const onStored = async (unit: UnitOfWork) => {
    if (documentKind) await giveDocument(unit, { performerId: ownerId, kind: documentKind, fileId });
    if (purpose === 'welcome-video') await showWelcomeVideo(unit, ownerId, fileId);
  };
  return storeFile(context, { id: fileId, ownerId, kind: fileKindOf(purpose), file, onStored });
};

const showWelcomeVideo = async ({ db }: UnitOfWork, performerId: string, fileId: string | null): Promise<void> => {
  await lockVerification(db, performerId);
  await updateVerification(db, performerId, { welcome_video_file_id: fileId });
};

/**
 * Makes an item of the caller's vault her welcome video; returns the file's id.
 * @throws what `reuseItem` throws
 */
export const showWelcomeVideoOfVault = async (unit: UnitOfWork, account: Account, itemId: string): Promise<string> => {
  const { id } = await reuseItem(unit, account, { id: itemId, kind: 'welcome-video' });
  await showWelcomeVideo(unit, account.id, id);
  return id;
};

/** Removes the welcome video from the profile; its file is deleted later as unreferenced. */
export const removeWelcomeVideo = (context: Context, performerId: string): Promise<void> =>
  context.work((unit) => showWelcomeVideo(unit, performerId, null));
