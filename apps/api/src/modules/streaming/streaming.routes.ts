import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { askedPlaysRoutes } from './asked-plays.routes.ts';
import { changeStream, setDuration } from './changing.service.ts';
import { engineHooksRoutes } from './engine-hooks.routes.ts';
import { lineCheckRoutes } from './line-check.routes.ts';
import { liveSessionsRoutes } from './live-sessions.routes.ts';
import { liveTokenRoutes } from './live-token.routes.ts';
import { pictureLayersRoutes } from './picture-layers.routes.ts';
import { plannedRoutes } from './planned/planned.routes.ts';
import { hlsUrlOf, presentOwn, whepUrlOf } from './streaming.presenter.ts';
import {
  changeStreamBody,
  currentStreamAnswer,
  durationAnswer,
  joinedStreamAnswer,
  ownStreamAnswer,
  setDurationBody,
  startStreamBody,
  streamAnswer,
  streamsAnswer,
  streamsQuery,
  updateStreamBody,
} from './streaming.schema.ts';
import { endStream, getOwnStream, getStream, joinStream, searchStreams, startStream } from './streaming.service.ts';
import { whipRoutes } from './whip.routes.ts';

const tags = ['streaming'];

export const streamingRoutes: ModuleRoutes = async (app, context) => {
  // Scopes of their own: WHIP's bodies are not JSON.
  await app.register(async (scope) => whipRoutes(scope.withTypeProvider(), context));
  await app.register(async (scope) => lineCheckRoutes(scope.withTypeProvider()));
  await app.register(async (scope) => liveSessionsRoutes(scope.withTypeProvider(), context));
  if (context.config.internalUrl !== undefined)
    await app.register(async (scope) => askedPlaysRoutes(scope.withTypeProvider(), context));
  if (context.config.outsideEngine)
    await app.register(async (scope) => engineHooksRoutes(scope.withTypeProvider(), context));

  pictureLayersRoutes(app, context);
  plannedRoutes(app, context);
  liveTokenRoutes(app, context);

  app.post(
    '/streaming/live',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'startStream',
        errors: [
          'files.taken_down',
          'stream.already_live',
          'stream.cover_not_usable',
          'stream.duration_needed',
          'stream.not_planned',
          'stream.price_out_of_bounds',
          'stream.too_early',
        ],
        description:
          'Opens a stream of the performer, for everybody or some; picture and sound follow by WHIP. There is one at a time. A ticketed one has a price and a planned duration. With `plannedId` an announced one begins.',
        tags,
        body: startStreamBody,
        response: { 200: ownStreamAnswer },
      },
    },
    async (request) => {
      const stream = await startStream(context, accountOf(request), request.body);
      return { data: presentOwn(context, stream) };
    },
  );

  app.get(
    '/streaming/live',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getOwnStream',
        description: "The performer's stream that runs, or null.",
        tags: [...tags, 'addition'],
        response: { 200: currentStreamAnswer },
      },
    },
    async (request) => {
      const stream = await getOwnStream(context, accountOf(request));
      return { data: stream && presentOwn(context, stream) };
    },
  );

  app.put(
    '/streaming/live/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'endStream',
        description: "Ends the performer's stream, for everybody.",
        tags,
        params: idParams,
        body: changeStreamBody,
        response: { 200: streamAnswer },
      },
    },
    async (request) => ({ data: await endStream(context, accountOf(request), request.params.id) }),
  );

  app.put(
    '/streaming/update',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateStream',
        errors: ['content.changed_meanwhile', 'files.taken_down', 'stream.cover_not_usable', 'stream.ended'],
        description:
          "Changes the title of the performer's stream, its topic, language and cover, and whether viewers may send files into its chat.",
        tags,
        body: updateStreamBody,
        response: { 200: streamAnswer },
      },
    },
    async (request) => ({ data: await changeStream(context, accountOf(request), request.body) }),
  );

  app.put(
    '/streaming/set-duration',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setStreamDuration',
        errors: ['stream.ended'],
        description:
          "Sets how long the performer's stream is planned to last. Nothing ends by it; what it has lasted is measured here.",
        tags,
        body: setDurationBody,
        response: { 200: durationAnswer },
      },
    },
    async (request) => ({ data: await setDuration(context, accountOf(request), request.body) }),
  );

  app.get(
    '/streaming/join/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'joinStream',
        errors: [...STREAM_LOCKS, 'stream.ended', 'stream.not_begun'],
        description: 'What is needed to watch a stream: where to play it, its chat, and how many watch.',
        tags,
        params: idParams,
        response: { 200: joinedStreamAnswer },
      },
    },
    async (request) => {
      const stream = await joinStream(context, memberOf(request), request.params.id);
      return { data: { ...stream, whepUrl: whepUrlOf(stream._id), hlsUrl: hlsUrlOf(stream._id) } };
    },
  );

  app.get(
    '/streaming/user/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'searchStreams',
        description: 'Streams that run and exist for the caller, the latest first.',
        tags,
        querystring: streamsQuery,
        response: { 200: streamsAnswer },
      },
    },
    async (request) => ({ data: await searchStreams(context, onlookerOf(request), request.query) }),
  );

  app.get(
    '/streaming/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getStream',
        description: 'One stream, announced, running or ended.',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: streamAnswer },
      },
    },
    async (request) => ({ data: await getStream(context, onlookerOf(request), request.params.id) }),
  );
};
