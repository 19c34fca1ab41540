import { NotFoundError } from '../../errors/common-errors.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { findFile } from '../files/files.repository.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { mediaFileAnswer } from '../files/files.schema.ts';
import { uploadLimit } from '../files/upload-route.ts';
import {
  reuseBody,
  vaultAnswer,
  vaultItemAnswer,
  vaultQuery,
  vaultUsesAnswer,
  vaultUsesQuery,
} from './vault.schema.ts';
import { getVaultItem, getVaultUses, listVault, removeItem, restoreItem, reuseItem } from './vault.service.ts';

const tags = ['vault', 'addition'];

/** A performer's uploads. */
export const vaultRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/vault',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listVault',
        description:
          'Everything that the performer has uploaded, each file once, newest first, by words, type, use and time.',
        tags,
        querystring: vaultQuery,
        response: { 200: vaultAnswer },
      },
    },
    async (request) => ({ data: await listVault(context, accountOf(request), request.query) }),
  );

  app.get(
    '/performer/vault/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getVaultItem',
        description: 'One file of the vault.',
        tags,
        params: idParams,
        response: { 200: vaultItemAnswer },
      },
    },
    async (request) => ({ data: await getVaultItem(context, accountOf(request), request.params.id) }),
  );

  app.get(
    '/performer/vault/:id/uses',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listVaultUses',
        description: 'Where a file of the vault is used.',
        tags,
        params: idParams,
        querystring: vaultUsesQuery,
        response: { 200: vaultUsesAnswer },
      },
    },
    async (request) => ({
      data: await getVaultUses(context, accountOf(request), { ...request.query, id: request.params.id }),
    }),
  );

  app.post(
    '/performer/vault/:id/reuse',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      schema: {
        operationId: 'reuseVaultItem',
        errors: ['files.taken_down', 'vault.not_ready', 'vault.wrong_type'],
        description: 'Makes a file of the vault ready to be used again; `kind` says as what.',
        tags,
        params: idParams,
        body: reuseBody,
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const asked = { id: request.params.id, kind: request.body.kind };
      const { fileId } = await runOnce(context, request, async (unit) => ({
        fileId: (await reuseItem(unit, account, asked)).id,
      }));
      const row = await findFile(context.db, fileId);
      if (!row) throw new NotFoundError();
      return { data: presentMediaFile(row, ownAccess(account.id), context.mediaSigner) };
    },
  );

  app.delete(
    '/performer/vault/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'removeVaultItem',
        errors: ['vault.in_use'],
        description: 'Takes a file out of the vault that nothing uses. It can be restored for a minute.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeItem(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/vault/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restoreVaultItem',
        description: 'Brings a removed file back into the vault.',
        tags,
        params: idParams,
        response: { 200: vaultItemAnswer },
      },
    },
    async (request) => {
      await restoreItem(context, accountOf(request), request.params.id);
      return { data: await getVaultItem(context, accountOf(request), request.params.id) };
    },
  );
};
