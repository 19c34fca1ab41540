import { NotFoundError } from '../../errors/common-errors.ts';
import { IMMUTABLE } from '../../platform/files/store-keys.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { findPicture } from './link-previews.repository.ts';

/** Serves pictures of linked pages; nobody's browser asks the pages themselves. Not in the API document. */
export const linkPreviewsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/media/link-previews/:id',
    { config: { access: 'guest', rateLimit: false }, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const picture = await findPicture(context.db, request.params.id);
      if (!picture) throw new NotFoundError();
      return reply
        .headers({
          'content-type': 'image/webp',
          'cache-control': IMMUTABLE,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
        })
        .send(picture);
    },
  );
};
