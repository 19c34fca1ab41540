import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { idSchema } from '../../shared/wire.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { UploadAddressError, UploadAddressUsedError } from '../files/files.errors.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { findFile, type FileRow } from '../files/files.repository.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { readGrant, type UploadGrant } from '../files/upload-address.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { isUploadPurpose, receivePerformerFile } from '../performers/performer-uploads.ts';
import { isUploadKind } from './upload-kinds.ts';
import { mayUpload } from './uploads.repository.ts';

const direct = uploadRoute({
  operationId: 'receiveDirectUpload',
  takes: ['picture', 'video', 'audio'],
  errors: ['files.upload_address_invalid', 'files.upload_address_used'],
  description:
    'Takes a file at the address that an upload-url call has signed. The signature, not a token, is what opens it.',
  tags: ['files', 'addition'],
});

interface Arrival extends UploadGrant {
  fileId: string;
}

const receive = (
  context: Context,
  request: FastifyRequest,
  { purpose, ownerId, fileId }: Arrival,
): Promise<FileRow> => {
  if (isUploadPurpose(purpose)) return receivePerformerFile(context, request, { ownerId, purpose, fileId });
  if (!isUploadKind(purpose)) throw new UploadAddressError();
  return receiveUpload(request, context, purpose, (file) =>
    storeFile(context, { id: fileId, ownerId, kind: purpose, file }),
  );
};

/**
 * Receives files at a signed URL. It needs no token, so that the sender of the bytes need not know the account; the
 * owner's permission is checked again, and each URL is valid once.
 */
export const directUploadsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/files/direct/:fileId',
    {
      config: { access: 'guest', ...uploadLimit },
      ...direct,
      schema: {
        ...direct.schema,
        params: z.object({ fileId: idSchema }),
        querystring: z.object({ e: z.coerce.number().int(), a: z.string().max(100), s: z.string().max(100) }),
      },
    },
    async (request) => {
      const { fileId } = request.params;
      const grant = readGrant(context, fileId, request.query);
      if (!(await mayUpload(context.db, grant.ownerId))) throw new UploadAddressError();
      // Before the upload is read, to refuse a used URL at once.
      if (await findFile(context.db, fileId)) throw new UploadAddressUsedError();
      try {
        const row = await receive(context, request, { ...grant, fileId });
        return { data: presentMediaFile(row, ownAccess(grant.ownerId), context.mediaSigner) };
      } catch (error) {
        if (isUniqueViolation(error, 'files_pkey')) throw new UploadAddressUsedError({ cause: error });
        throw error;
      }
    },
  );
};
