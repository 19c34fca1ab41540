import { z } from 'zod';
import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { grantUpload, uploadUrlAnswer } from '../files/upload-address.ts';
import { uploadLimit } from '../files/upload-route.ts';
import { fileKindOf, type UploadPurpose } from './performer-uploads.ts';
import { documentKindSchema } from './verification.schema.ts';

const config = { access: 'performer', unverified: 'allowed', ...uploadLimit } as const;
const tags = ['performers'];

const purposes = [
  { purpose: 'avatar', operationId: 'getAvatarUploadUrl' },
  { purpose: 'cover', operationId: 'getCoverUploadUrl' },
  { purpose: 'welcome-video', operationId: 'getWelcomeVideoUploadUrl' },
] as const;

/** Addresses for what a performer uploads for her profile and her verification, instead of a form. */
export const performerUploadUrlsRoutes: ModuleRoutes = (app, context) => {
  const grant = async (purpose: UploadPurpose, ownerId: string) => ({
    data: await grantUpload(context, { purpose, kind: fileKindOf(purpose), ownerId }),
  });

  for (const { purpose, operationId } of purposes) {
    app.post(
      `/performers/${purpose}/upload-url`,
      { config, schema: { operationId, tags, response: { 200: uploadUrlAnswer } } },
      async (request) => grant(purpose, accountOf(request).id),
    );
  }

  app.post(
    '/performers/documents/upload-url',
    {
      config,
      schema: {
        operationId: 'getDocumentUploadUrl',
        tags,
        body: z.object({ kind: documentKindSchema }),
        response: { 200: uploadUrlAnswer },
      },
    },
    async (request) => grant(`document.${request.body.kind}`, accountOf(request).id),
  );
};
