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
import { uploadRefusals } from '../files/upload-refusals.ts';

/** The sender's facts about the uploaded file. Size and hash are compared with the stored file. */
const metadataBody = z.object({
  name: z.string().max(1000).optional(),
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** Uploads in two steps: get a URL, then confirm the uploaded file. */
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
        // An empty body asks for a picture's URL.
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
      // Documents for the verification are confirmed here too.
      config: { access: 'performer', unverified: 'allowed', ...uploadLimit },
      schema: {
        operationId: 'setFileMetadata',
        errors: ['files.altered', ...uploadRefusals('picture', 'video', 'audio')],
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
