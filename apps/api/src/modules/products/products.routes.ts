import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { ofPerformerSought } from '../../viewing/performer-sought.ts';
import { performerProductsRoutes } from './performer-products.routes.ts';
import { downloadLinkAnswer, productAnswer, productsAnswer, productsQuery } from './products.schema.ts';
import { getDownloadLink, searchProducts, viewProduct } from './products.service.ts';

const tags = ['products'];

export const productsRoutes: ModuleRoutes = async (app, context) => {
  await performerProductsRoutes(app, context);

  app.get(
    '/performer-assets/products/search',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'searchProducts',
        description: 'Products on sale that exist for the caller, newest first.',
        tags,
        querystring: productsQuery,
        response: { 200: productsAnswer },
      },
    },
    async (request) => {
      const onlooker = onlookerOf(request);
      const search = await ofPerformerSought(context.db, onlooker, request.query);
      return { data: await searchProducts(context, search, onlooker) };
    },
  );

  app.get(
    '/performer-assets/products/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'viewProduct',
        description: 'One product with price and stock, and whether the caller has bought it.',
        tags,
        params: idParams,
        response: { 200: productAnswer },
      },
    },
    async (request) => ({ data: await viewProduct(context, request.params.id, onlookerOf(request)) }),
  );

  app.get(
    '/performer-assets/products/:id/download-link',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getProductDownloadLink',
        errors: ['files.locked'],
        description: 'A signed address of the file of a digital product that the fan has bought.',
        tags: ['orders'],
        params: idParams,
        response: { 200: downloadLinkAnswer },
      },
    },
    async (request) => ({ data: await getDownloadLink(context, request.params.id, memberOf(request)) }),
  );
};
