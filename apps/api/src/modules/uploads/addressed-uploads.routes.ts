import { z } from 'zod';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idSchema } from '../../shared/wire.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { mediaFileAnswer } from '../files/files.schema.ts';
import { announcedFile, grantUpload, uploadUrlAnswer } from '../files/upload-address.ts';
import { uploadLimit } from '../files/upload-route.ts';
import { uploadKindOf, uploadType } from './upload-kinds.ts';
import { createConfirmer } from './confirm-upload.ts';

/** What the sender knows of the file it sent. Size and hash are compared with what arrived. */
const metadataBody = z.object({
  name: z.string().max(1000).optional(),
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** An upload in two steps: an address is asked for, and what arrived there is confirmed. */
export const addressedUploadsRoutes: ModuleRoutes = (app, context) => {
  const confirm = createConfirmer(context);
  app.post(
    '/performer/feeds/upload-url',
    {
      config: { access: 'performer', ...uploadLimit },
      schema: {
        operationId: 'getFeedUploadUrl',
        errors: ['files.storage_full', 'files.too_many_waiting', 'request.unsupported_type', 'uploads.too_many'],
        description:
          'Where and how to send a file for a post, video or product without a form of the API. `PUT /files/{fileId}/metadata` finishes it.',
        tags: ['feeds'],
        // Nothing at all asks for a picture's address.
        body: announcedFile.extend({ type: uploadType }).nullish(),
        response: { 200: uploadUrlAnswer },
      },
    },
    async (request) => {
      const { type = 'photo', ...announced } = request.body ?? {};
      const purpose = uploadKindOf(type);
      return {
        data: await grantUpload(context, { purpose, kind: purpose, ...announced, ownerId: accountOf(request).id }),
      };
    },
  );

  app.put(
    '/files/:fileId/metadata',
    {
      // Also what she sends to be verified is confirmed here.
      config: { access: 'performer', unverified: 'allowed', ...uploadLimit },
      schema: {
        operationId: 'setFileMetadata',
        errors: [
          'files.altered',
          'files.motion_too_large',
          'files.moving_picture',
          'files.picture_too_large',
          'files.unreadable',
        ],
        description: 'Finishes an upload that went straight to the storage: the file is looked at and prepared.',
        tags: ['files'],
        params: z.object({ fileId: idSchema }),
        body: metadataBody,
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => {
      const { id: ownerId } = accountOf(request);
      const row = await confirm({ ownerId, fileId: request.params.fileId, metadata: request.body });
      return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
    },
  );
};
