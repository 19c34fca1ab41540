import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { tokenOf } from '../../plugins/auth.ts';
import type { ApiInstance, ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { sdpAnswer, sdpBody } from '../streaming/streaming.schema.ts';
import { answerOptions, SDP, sendAnswer, takeSdp } from '../streaming/whip-http.ts';
import { publishFromEncoder } from './encoder.service.ts';
import { playPreview } from './inputs.service.ts';
import { askedPreviewsRoutes } from './preview-elsewhere.ts';
import { requireKey } from './stream-keys.service.ts';

const tags = ['streaming', 'addition'];
const media = { consumes: [SDP], produces: [SDP] };

/** WHIP for encoders, and WHEP for the one who looks at what they send. The id is the performer's. */
const mediaRoutes = (app: ApiInstance, context: Context): void => {
  takeSdp(app);

  app.post(
    '/streaming/whip/:id/encoder',
    {
      // A session's token is no stream key, and does nothing here.
      config: { access: 'guest', hasOwnToken: true },
      schema: {
        operationId: 'publishFromEncoder',
        errors: [
          'stream-keys.refused',
          'performer.not_verified',
          'live.offer_refused',
          'live.unavailable',
          'stream.already_live',
          'stream.price_out_of_bounds',
          'stream.too_early',
          'stream.not_planned',
          'stream.ended',
        ],
        description:
          "Sends a performer's picture and sound from an encoder as OBS, by WHIP, with a stream key as bearer token: into her stream that runs, into the one that the key begins, or into a preview.",
        tags,
        ...media,
        params: idParams,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) => {
      const { id: performerId } = request.params;
      const shown = { key: tokenOf(request.headers.authorization), performerId, address: request.ip };
      const key = await requireKey(context, shown);
      const answer = await publishFromEncoder(context, key, request.body);
      return sendAnswer(context, request, reply, { answer, accountId: performerId });
    },
  );
  answerOptions(app, context, '/streaming/whip/:id/encoder', { hasOwnToken: true });

  app.post(
    '/streaming/whep/:id/preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'playEncoderPreview',
        errors: ['live.offer_refused', 'live.unavailable', 'stream.not_publishing'],
        description: 'Shows the performer what her encoder sends before she is on air, by WHEP.',
        tags,
        ...media,
        params: idParams,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      if (id !== request.params.id) throw new NotFoundError();
      const answer = await playPreview(context, id, request.body);
      return sendAnswer(context, request, reply, { answer });
    },
  );
};

export const encoderRoutes: ModuleRoutes = async (app, context) => {
  await app.register(async (scope) => mediaRoutes(scope.withTypeProvider(), context));
  await app.register(async (scope) => askedPreviewsRoutes(scope.withTypeProvider(), context));
};
