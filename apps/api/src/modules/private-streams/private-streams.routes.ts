import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { accept, decline } from './answering.service.ts';
import { privateMediaRoutes } from './media.routes.ts';
import { askedPrivatePlaysRoutes } from './play-elsewhere.ts';
import {
  declineBody,
  privateOffBody,
  privateReceiptAnswer,
  privateRequestBody,
  privateStreamAnswer,
  privateStreamsAnswer,
  privateStreamsQuery,
} from './private-streams.schema.ts';
import { endOwn, getReceipt, getSession, listOwn } from './private-streams.service.ts';
import { request as requestStream } from './requesting.service.ts';
import { privateSettingsRoutes } from './settings.routes.ts';
import { turnOff } from './turning-off.service.ts';

const tags = ['private-streams', 'addition'];

export const privateStreamsRoutes: ModuleRoutes = async (app, context) => {
  // Scopes of their own: these bodies are not JSON.
  await app.register(async (scope) => privateMediaRoutes(scope.withTypeProvider(), context));
  if (context.config.internalUrl !== undefined)
    await app.register(async (scope) => askedPrivatePlaysRoutes(scope.withTypeProvider(), context));

  privateSettingsRoutes(app, context);

  app.post(
    '/private-streams',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'requestPrivateStream',
        errors: [
          'price.changed',
          'private-stream.already_asked',
          'private-stream.not_offered',
          'private-stream.too_few_minutes',
          'wallet.insufficient_balance',
        ],
        description:
          'Asks a performer for a private stream. The wallet has to cover the least minutes; nothing is taken before she accepts.',
        tags,
        body: privateRequestBody,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) => requestStream(unit, memberOf(request), request.body)),
    }),
  );

  app.get(
    '/private-streams',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listPrivateStreams',
        description: "The caller's requests and private streams: those that are open, or those that are over.",
        tags,
        querystring: privateStreamsQuery,
        response: { 200: privateStreamsAnswer },
      },
    },
    async (request) => ({ data: await listOwn(context, accountOf(request), request.query) }),
  );

  app.get(
    '/private-streams/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getPrivateStream',
        description: 'A private stream, for the two.',
        tags,
        params: idParams,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => ({ data: await getSession(context, accountOf(request), request.params.id) }),
  );

  app.get(
    '/private-streams/:id/receipt',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getPrivateStreamReceipt',
        description: 'What was paid for a private stream, minute by minute, for the two.',
        tags,
        params: idParams,
        response: { 200: privateReceiptAnswer },
      },
    },
    async (request) => ({ data: await getReceipt(context, accountOf(request), request.params.id) }),
  );

  app.post(
    '/private-streams/:id/accept',
    {
      config: { access: 'performer', idempotency: 'required' },
      schema: {
        operationId: 'acceptPrivateStream',
        errors: [
          'private-stream.busy',
          'private-stream.live_now',
          'private-stream.not_covered',
          'private-stream.not_possible_now',
        ],
        description: "Accepts a request. The least minutes are taken from the fan's wallet and held.",
        tags,
        params: idParams,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => ({
      data: await accept(context, request, { performerId: accountOf(request).id, id: request.params.id }),
    }),
  );

  app.post(
    '/private-streams/:id/decline',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'declinePrivateStream',
        errors: ['private-stream.not_possible_now'],
        description: 'Declines a request, with a reason if she wants to give one.',
        tags,
        params: idParams,
        body: declineBody,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => {
      const { id: performerId } = accountOf(request);
      return { data: await decline(context, { performerId, id: request.params.id, reason: request.body.reason }) };
    },
  );

  app.put(
    '/private-streams/:id/off',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'turnOffInPrivateStream',
        errors: ['private-stream.not_possible_now'],
        description:
          "Says what the caller's side has turned off. Nothing is counted while the performer's picture or sound is off, or the fan's picture where both cameras were agreed to; after two minutes of that it ends.",
        tags,
        params: idParams,
        body: privateOffBody,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => {
      const said = { accountId: accountOf(request).id, id: request.params.id, off: request.body };
      return { data: await turnOff(context, said) };
    },
  );

  app.put(
    '/private-streams/:id/end',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'endPrivateStream',
        errors: ['private-stream.not_possible_now'],
        description:
          'Ends a private stream for both, or takes a request back. What was measured is paid, the rest comes back. Doing it twice changes nothing.',
        tags,
        params: idParams,
        response: { 200: privateStreamAnswer },
      },
    },
    async (request) => ({ data: await endOwn(context, accountOf(request), request.params.id) }),
  );
};
