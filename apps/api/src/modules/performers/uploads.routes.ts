import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idSchema, ok, okSchema } from '../../shared/wire.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { findFile } from '../files/files.repository.ts';
import { mediaFileAnswer } from '../files/files.schema.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { receivePerformerFile, removeWelcomeVideo, showWelcomeVideoOfVault } from './performer-uploads.ts';
import { documentKindSchema, ownVerificationAnswer } from './verification.schema.ts';
import { getOwnVerification } from './verification.service.ts';

const config = { access: 'performer', unverified: 'allowed', ...uploadLimit } as const;
const tags = ['performers'];

const uploads = [
  {
    purpose: 'avatar',
    operationId: 'uploadPerformerAvatar',
    takes: ['picture'],
    description: "Replaces the performer's picture by the one in the form.",
  },
  {
    purpose: 'cover',
    operationId: 'uploadPerformerCover',
    takes: ['picture'],
    description: "Replaces the picture at the top of the performer's profile.",
  },
  {
    purpose: 'welcome-video',
    operationId: 'uploadWelcomeVideo',
    takes: ['video'],
    description: 'Replaces the welcome video of the profile. The film becomes playable in the background.',
  },
] as const;

/** A performer's uploads for her profile and verification. */
export const performerUploadsRoutes: ModuleRoutes = (app, context) => {
  for (const { purpose, ...about } of uploads) {
    app.post(`/performers/${purpose}/upload`, { config, ...uploadRoute({ ...about, tags }) }, async (request) => {
      const { id: ownerId } = accountOf(request);
      const row = await receivePerformerFile(context, request, { ownerId, purpose });
      return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
    });
  }

  const documentUpload = uploadRoute({
    operationId: 'uploadDocument',
    takes: ['picture'],
    errors: ['performer.already_verified'],
    description:
      'Hands in one document for the verification; `kind` says which. With the last missing one the verification waits for an operator.',
    tags,
    answer: ownVerificationAnswer,
  });
  app.post(
    '/performers/documents/upload',
    {
      config,
      ...documentUpload,
      schema: { ...documentUpload.schema, querystring: z.object({ kind: documentKindSchema }) },
    },
    async (request) => {
      const { id: ownerId } = accountOf(request);
      await receivePerformerFile(context, request, { ownerId, purpose: `document.${request.query.kind}` });
      return { data: await getOwnVerification(context.db, ownerId) };
    },
  );

  app.post(
    '/performers/welcome-video/from-vault',
    {
      config: { ...config, idempotency: 'accepted' },
      schema: {
        operationId: 'setVaultWelcomeVideo',
        errors: ['files.taken_down', 'vault.not_ready', 'vault.wrong_type'],
        description: "Takes a film of the performer's vault as welcome video.",
        tags: [...tags, 'addition'],
        body: z.object({ vaultItemId: idSchema }),
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { fileId } = await runOnce(context, request, async (unit) => ({
        fileId: await showWelcomeVideoOfVault(unit, account, request.body.vaultItemId),
      }));
      const row = await findFile(context.db, fileId);
      if (!row) throw new NotFoundError();
      return { data: presentMediaFile(row, ownAccess(account.id), context.mediaSigner) };
    },
  );

  app.delete(
    '/performers/welcome-video',
    {
      config: { access: 'performer', unverified: 'allowed' },
      schema: {
        operationId: 'deleteWelcomeVideo',
        description: 'Takes the welcome video off the profile.',
        tags: [...tags, 'addition'],
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeWelcomeVideo(context, accountOf(request).id);
      return ok;
    },
  );
};
