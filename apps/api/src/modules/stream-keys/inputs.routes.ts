import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { absoluteUrl } from '../../shared/absolute-url.ts';
import { accountOf } from '../../viewing/caller.ts';
import { ownStreamAnswer, startStreamBody } from '../streaming/streaming.schema.ts';
import { presentOwn } from '../streaming/streaming.presenter.ts';
import { encoderInputAnswer } from './inputs.schema.ts';
import { getInput, goOnAir } from './inputs.service.ts';

const tags = ['streaming', 'addition'];

/** What arrives from the performer's encoder, and how it goes on air. */
export const inputsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/encoder',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getEncoderInput',
        description: "What arrives from the performer's encoder, as the live engine measures it, and where it sends.",
        tags,
        response: { 200: encoderInputAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const serverUrl = absoluteUrl(`/api/streaming/whip/${id}/encoder`, request, context.config.publicUrl);
      return { data: await getInput(context, id, { serverUrl, previewUrl: `/api/streaming/whep/${id}/preview` }) };
    },
  );

  app.post(
    '/streaming/encoder/on-air',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'startEncoderStream',
        errors: [
          'stream-keys.nothing_arrives',
          'stream.already_live',
          'stream.duration_needed',
          'stream.not_planned',
          'stream.too_early',
          'stream.price_out_of_bounds',
        ],
        description: "Opens a stream as `startStream` does, with what the performer's encoder sends already.",
        tags,
        body: startStreamBody,
        response: { 200: ownStreamAnswer },
      },
    },
    async (request) => {
      const stream = await goOnAir(context, accountOf(request).id, request.body);
      return { data: presentOwn(context, stream) };
    },
  );
};
