import { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { accountOf } from '../../plugins/auth.ts';
import type { ApiInstance, ModuleRoutes } from '../../shared/api-instance.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { ownAccess } from '../access/access.policy.ts';
import { UploadAddressError, UploadAddressUsedError } from '../files/files.errors.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { isUploadPurpose, receivePerformerFile, type UploadPurpose } from './performer-uploads.ts';
import { documentKindSchema } from './verification.schema.ts';

/** Where to send a file to, and the form fields to send before it. */
const uploadUrlAnswer = dataOf(
  z
    .object({
      uploadUrl: z.string(),
      fields: z.record(z.string(), z.string()),
      method: z.enum(['POST', 'PUT']),
      fileId: z.uuid(),
    })
    .meta({ id: 'UploadUrl' }),
);

const config = { access: 'performer', unverified: 'allowed', ...uploadLimit } as const;
const tags = ['performers'];

const purposes = [
  { purpose: 'avatar', operationId: 'getAvatarUploadUrl' },
  { purpose: 'cover', operationId: 'getCoverUploadUrl' },
  { purpose: 'welcome-video', operationId: 'getWelcomeVideoUploadUrl' },
] as const;

/** `{purpose}:{owner}`: who an upload address was given to, and for what. No address of media has such a bearer. */
const bearerOf = (purpose: UploadPurpose, ownerId: string): string => `${purpose}:${ownerId}`;

const readBearer = (bearer: string): { purpose: UploadPurpose; ownerId: string } => {
  const [purpose = '', ownerId = ''] = bearer.split(':');
  if (!isUploadPurpose(purpose)) throw new UploadAddressError();
  return { purpose, ownerId };
};

/**
 * Uploads in two steps: a signed address for one file, good for minutes and once, then the file itself. The address
 * needs no token, so that whatever sends the bytes need not know the account.
 */
export const directUploadsRoutes: ModuleRoutes = (app: ApiInstance, context) => {
  const grant = (purpose: UploadPurpose, ownerId: string) => {
    const fileId = newId();
    const uploadUrl = `/api/files/direct/${fileId}${context.mediaSigner.sign(fileId, bearerOf(purpose, ownerId))}`;
    return { data: { uploadUrl, fields: {}, method: 'POST' as const, fileId } };
  };

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

  const direct = uploadRoute({ operationId: 'receiveDirectUpload', tags: ['files', 'addition'] });
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
      if (!context.mediaSigner.verify(fileId, request.query)) throw new UploadAddressError();
      const { purpose, ownerId } = readBearer(request.query.a);
      try {
        const row = await receivePerformerFile(context, request, { ownerId, purpose, fileId });
        return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
      } catch (error) {
        if (isUniqueViolation(error, 'files_pkey')) throw new UploadAddressUsedError({ cause: error });
        throw error;
      }
    },
  );
};
