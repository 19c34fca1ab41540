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
import { laneOf, takeTurn } from './processing-turn.ts';
import { assertRoomAhead } from './quota.ts';
import { countUploadForms, insertUploadForm } from './upload-forms.repository.ts';

/** Where to send a file to, and the form fields to send before it. */
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

/** What the sender says of the file before it sends it: what is too large is refused before its bytes leave. */
export const announcedFile = z.object({
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** As the sender's system calls it: `video/mp4`. */
  contentType: z.string().max(200).optional(),
});

/** Who an upload address was given to, and for what. */
export interface UploadGrant {
  purpose: string;
  ownerId: string;
}

export interface UploadWish extends UploadGrant {
  kind: FileKind;
  /** Bytes, where the sender tells. */
  size?: number | undefined;
  contentType?: string | undefined;
}

/** For how long a form may be sent to the store. */
const FORM_SECONDS = 600;
/** Forms of one account that nobody confirmed, within a day: what may lie in the store without anyone's knowing. */
const MAX_FORMS = 100;

/** Where a file lies that a browser sent straight to the store, until it was looked at. */
export const arrivalKey = (fileId: string): string => ARRIVALS_PREFIX + fileId;

/**
 * An address for one file: signed for its id, its owner and its purpose, good for minutes. What the purpose allows,
 * files of this kind, bounds what may be sent there. A store that browsers reach takes the file itself.
 * What is said of the file is looked at before it is sent.
 * @throws FileTooLargeError, UnsupportedTypeError, StorageFullError, TooManyWaitingFilesError, TooManyUploadsError
 */
export const grantUpload = async (context: Context, { kind, size = 0, contentType = '', ...grant }: UploadWish) => {
  const { maxBytes } = mediumOf(kind);
  if (size > maxBytes) throw new FileTooLargeError({ maxBytes });
  checkAnnouncedType(kind, contentType);
  const fileId = newId();
  const { ownerId } = grant;
  if (size > 0) await assertRoomAhead(context, { ownerId, least: size, most: size });
  await takeTurn(context.db, { ownerId, lane: laneOf(kind, size) });
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
  // `{purpose}:{owner}`: no address of media has such a bearer, so neither opens the other.
  const signature = mediaSigner.sign(fileId, `${purpose}:${ownerId}`);
  return { uploadUrl: `/api/files/direct/${fileId}${signature}`, fields: {}, method: 'POST' as const, fileId };
};

/** What an address was given for. @throws UploadAddressError unless it is ours and still good */
export const readGrant = ({ mediaSigner }: Context, fileId: string, signature: MediaSignature): UploadGrant => {
  const [, purpose, ownerId] = /^([a-z.-]+):([0-9a-f-]{36})$/.exec(signature.a) ?? [];
  if (!purpose || !ownerId || !mediaSigner.verify(fileId, signature)) throw new UploadAddressError();
  return { purpose, ownerId };
};
