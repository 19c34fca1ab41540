import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  newStreamKeyAnswer,
  streamKeyAnswer,
  streamKeyBody,
  streamKeysAnswer,
  streamKeysQuery,
} from './stream-keys.schema.ts';
import { changeStreamKey, createStreamKey, getStreamKeys, revokeStreamKey } from './stream-keys.service.ts';

const tags = ['streaming', 'addition'];

/** A performer's stream keys; another's do not exist for her. */
export const streamKeysRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/keys',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listStreamKeys',
        description: "The performer's stream keys, the newest first, without the keys themselves.",
        tags,
        querystring: streamKeysQuery,
        response: { 200: streamKeysAnswer },
      },
    },
    async (request) => ({ data: await getStreamKeys(context, accountOf(request).id, request.query.limit) }),
  );

  app.post(
    '/streaming/keys',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'createStreamKey',
        errors: ['stream-keys.too_many'],
        description: 'Makes a key for an encoder as OBS, and tells it, which it does this once.',
        tags,
        body: streamKeyBody,
        response: { 200: newStreamKeyAnswer },
      },
    },
    async (request) => ({ data: await createStreamKey(context, accountOf(request).id, request.body) }),
  );

  app.put(
    '/streaming/keys/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateStreamKey',
        description: 'Says what a stream key is called, and whether it puts the performer on air by itself.',
        tags,
        params: idParams,
        body: streamKeyBody,
        response: { 200: streamKeyAnswer },
      },
    },
    async (request) => {
      const own = { id: request.params.id, performerId: accountOf(request).id };
      return { data: await changeStreamKey(context, own, request.body) };
    },
  );

  app.delete(
    '/streaming/keys/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'revokeStreamKey',
        description: 'Revokes a stream key; what an encoder sends by it ends at once.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await revokeStreamKey(context, request.params.id, accountOf(request).id);
      return ok;
    },
  );
};
