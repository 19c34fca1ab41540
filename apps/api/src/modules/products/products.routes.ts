import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../blocking/onlooker.ts';
import { performerProductsRoutes } from './performer-products.routes.ts';
import { downloadLinkAnswer, productAnswer, productsAnswer, productsQuery } from './products.schema.ts';
import { getDownloadLink, searchProducts, viewProduct } from './products.service.ts';

const tags = ['products'];

export const productsRoutes: ModuleRoutes = async (app, context) => {
  await performerProductsRoutes(app, context);

  app.get(
    '/performer-assets/products/search',
    {
      config: { access: 'guest' },
      schema: { operationId: 'searchProducts', tags, querystring: productsQuery, response: { 200: productsAnswer } },
    },
    async (request) => ({ data: await searchProducts(context, request.query, onlookerOf(request)) }),
  );

  app.get(
    '/performer-assets/products/:id',
    {
      config: { access: 'guest' },
      schema: { operationId: 'viewProduct', tags, params: idParams, response: { 200: productAnswer } },
    },
    async (request) => ({ data: await viewProduct(context, request.params.id, onlookerOf(request)) }),
  );

  app.get(
    '/performer-assets/products/:id/download-link',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getProductDownloadLink',
        tags: ['orders'],
        params: idParams,
        response: { 200: downloadLinkAnswer },
      },
    },
    async (request) => ({ data: await getDownloadLink(context, request.params.id, memberOf(request)) }),
  );
};
