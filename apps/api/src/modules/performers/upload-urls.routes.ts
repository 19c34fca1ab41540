import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { announcedFile, grantUpload, uploadUrlAnswer, type UploadWish } from '../files/upload-address.ts';
import { uploadLimit } from '../files/upload-route.ts';
import { fileKindOf, type UploadPurpose } from './performer-uploads.ts';
import { documentKindSchema } from './verification.schema.ts';

const config = { access: 'performer', unverified: 'allowed', ...uploadLimit } as const;
const tags = ['performers'];

const purposes = [
  {
    purpose: 'avatar',
    operationId: 'getAvatarUploadUrl',
    description:
      'Where and how to send the file of a new picture without a form of the API. `PUT /files/{fileId}/metadata` finishes it.',
  },
  {
    purpose: 'cover',
    operationId: 'getCoverUploadUrl',
    description: 'Where and how to send the file of a new cover. `PUT /files/{fileId}/metadata` finishes it.',
  },
  {
    purpose: 'welcome-video',
    operationId: 'getWelcomeVideoUploadUrl',
    description: 'Where and how to send the file of a new welcome video. `PUT /files/{fileId}/metadata` finishes it.',
  },
] as const;

/** URLs for a performer's uploads for her profile and verification, as an alternative to forms. */
export const performerUploadUrlsRoutes: ModuleRoutes = (app, context) => {
  const grant = async (purpose: UploadPurpose, wish: Pick<UploadWish, 'ownerId' | 'size' | 'contentType'>) => ({
    data: await grantUpload(context, { purpose, kind: fileKindOf(purpose), ...wish }),
  });

  for (const { purpose, ...about } of purposes) {
    app.post(
      `/performers/${purpose}/upload-url`,
      { config, schema: { ...about, tags, body: announcedFile.nullish(), response: { 200: uploadUrlAnswer } } },
      async (request) => grant(purpose, { ownerId: accountOf(request).id, ...request.body }),
    );
  }

  app.post(
    '/performers/documents/upload-url',
    {
      config,
      schema: {
        operationId: 'getDocumentUploadUrl',
        description:
          'Where and how to send a document of the verification. `PUT /files/{fileId}/metadata` finishes it.',
        tags,
        body: announcedFile.extend({ kind: documentKindSchema }),
        response: { 200: uploadUrlAnswer },
      },
    },
    async (request) => {
      const { kind, ...announced } = request.body;
      return grant(`document.${kind}`, { ownerId: accountOf(request).id, ...announced });
    },
  );
};
