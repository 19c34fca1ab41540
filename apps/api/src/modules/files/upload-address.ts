import { z } from 'zod';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { MediaSignature } from '../../platform/files/media-signer.ts';
import { dataOf } from '../../shared/wire.ts';
import { UploadAddressError } from './files.errors.ts';

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

/** Who an upload address was given to, and for what. */
export interface UploadGrant {
  purpose: string;
  ownerId: string;
}

/**
 * An address for one file: signed for its id, its owner and its purpose, good for minutes. What the purpose allows
 * bounds what may be sent there.
 */
export const grantUpload = ({ mediaSigner }: Context, { purpose, ownerId }: UploadGrant) => {
  const fileId = newId();
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
