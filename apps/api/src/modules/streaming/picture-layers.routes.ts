import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { PICTURE_LAYERS } from '../../platform/live/live-engine.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { negotiate } from './negotiate.ts';
import { resourceParams } from './streaming.schema.ts';

const chosenLayer = z.object({
  /** The section of the offer that is meant; a stream has one picture. */
  mediaId: z.string().max(64).optional(),
  /** The name of the size: `h` as it was sent at its largest, `m` half and `l` a quarter of its width and height. */
  encodingId: z.enum(PICTURE_LAYERS),
});

/**
 * Which size of a picture a viewer gets, where the engine takes several: "video layer selection" as the drafts of WHEP
 * had it, at the address that `Link` names beside the answer to an offer.
 */
export const pictureLayersRoutes = (app: ApiInstance, context: Context): void => {
  app.post(
    '/streaming/resources/:id/layer',
    {
      // As for the connection itself: the address cannot be guessed, and only its client was given it.
      config: { access: 'guest', hasOwnToken: true },
      schema: {
        operationId: 'choosePictureLayer',
        errors: ['live.unavailable'],
        description:
          'Sends a connection of `playStream` another size of the picture, at the address that `Link` with `rel="urn:ietf:params:whep:ext:core:layer"` names. While that size does not come, the next smaller one is sent. Where the engine takes one size only it is not found; to a connection that has one it makes no difference.',
        tags: ['streaming', 'addition'],
        params: resourceParams,
        body: chosenLayer,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { layers } = context.live;
      const isChosen = layers && (await negotiate(layers.choose(request.params.id, request.body.encodingId)));
      if (!isChosen) throw new NotFoundError();
      return ok;
    },
  );
};
