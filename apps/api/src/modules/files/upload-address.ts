import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { DirectStore } from '../../platform/files/file-store.ts';
import { ARRIVALS_PREFIX } from '../../platform/files/store-keys.ts';
import { newId } from '../../platform/ids.ts';
import type { MediaSignature } from '../../platform/files/media-signer.ts';
import { dataOf } from '../../shared/wire.ts';
import { FileTooLargeError } from '../../errors/common-errors.ts';
import { TooManyUploadsError, UploadAddressError } from './files.errors.ts';
import { checkAnnouncedType } from './check-head.ts';
import { mediumOf } from './media-kinds.ts';
import { laneOf, assignTurn } from './processing-turn.ts';
import { assertRoomAhead } from './quota.ts';
import { countUploadForms, insertUploadForm } from './upload-forms.repository.ts';

/** Where to send a file, and the form fields to send before it. */
export const uploadUrlAnswer = dataOf(
  z
    .object({
      uploadUrl: z.string(),
      fields: z.record(z.string(), z.string()),
      method: z.enum(['POST', 'PUT']),
      fileId: z.uuid(),
    })
    .meta({ id: 'UploadUrl' }),
);

/** The announced file: one that is too large is refused before it is sent. */
export const announcedFile = z.object({
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** As the sender's system names it: `video/mp4`. */
  contentType: z.string().max(200).optional(),
});

/** The account, purpose and file of an upload URL. */
export interface UploadGrant {
  purpose: string;
  ownerId: string;
}

export interface UploadWish extends UploadGrant {
  kind: FileKind;
  /** Bytes, if the sender tells them. */
  size?: number | undefined;
  contentType?: string | undefined;
}

/** Seconds for which the store accepts a form. */
const FORM_SECONDS = 600;
/** Unconfirmed forms of one account within a day: they may have left files in the store. */
const MAX_FORMS = 100;

/** The key of a file that a browser sent directly to the store, until it is checked. */
export const arrivalKey = (fileId: string): string => ARRIVALS_PREFIX + fileId;

/**
 * A URL for one upload: signed for file id, owner and purpose, valid for minutes. The purpose limits kind and size.
 * Where browsers reach the store, it is the store's. The announced size and type are checked first.
 * @throws FileTooLargeError, UnsupportedTypeError, StorageFullError, TooManyWaitingFilesError, TooManyUploadsError
 */
export const grantUpload = async (context: Context, { kind, size = 0, contentType = '', ...grant }: UploadWish) => {
  const { maxBytes } = mediumOf(kind);
  if (size > maxBytes) throw new FileTooLargeError({ maxBytes });
  checkAnnouncedType(kind, contentType);
  const fileId = newId();
  const { ownerId } = grant;
  if (size > 0) await assertRoomAhead(context, { ownerId, least: size, most: size });
  await assignTurn(context.db, { ownerId, lane: laneOf(kind, size) });
  const { direct } = context.files;
  return direct ? grantForm(context, direct, { ...grant, kind, fileId }) : grantAddress(context, grant, fileId);
};

const grantForm = async (
  { work }: Context,
  direct: DirectStore,
  { kind, purpose, ownerId, fileId }: UploadGrant & { kind: FileKind; fileId: string },
) => {
  await work(async ({ db }) => {
    if ((await countUploadForms(db, ownerId)) >= MAX_FORMS) throw new TooManyUploadsError();
    await insertUploadForm(db, { file_id: fileId, owner_id: ownerId, purpose });
  });
  const { maxBytes } = mediumOf(kind);
  const { url, fields } = await direct.signForm(arrivalKey(fileId), { maxBytes, seconds: FORM_SECONDS });
  return { uploadUrl: url, fields, method: 'POST' as const, fileId };
};

const grantAddress = ({ mediaSigner }: Context, { purpose, ownerId }: UploadGrant, fileId: string) => {
  // `{purpose}:{owner}`: no media URL has such a bearer, so neither signature is valid for the other.
  const signature = mediaSigner.sign(fileId, `${purpose}:${ownerId}`);
  return { uploadUrl: `/api/files/direct/${fileId}${signature}`, fields: {}, method: 'POST' as const, fileId };
};

/** The grant of an upload URL. @throws UploadAddressError for a wrong signature or an expired one */
export const readGrant = ({ mediaSigner }: Context, fileId: string, signature: MediaSignature): UploadGrant => {
  const [, purpose, ownerId] = /^([a-z.-]+):([0-9a-f-]{36})$/.exec(signature.a) ?? [];
  if (!purpose || !ownerId || !mediaSigner.verify(fileId, signature)) throw new UploadAddressError();
  return { purpose, ownerId };
};
