import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { formRoute, uploadLimit } from '../files/upload-route.ts';
import { searchOwnProducts, viewOwnProduct } from './own-products.service.ts';
import {
  createProductForm,
  ownProductAnswer,
  ownProductsQuery,
  productsAnswer,
  updateProductForm,
} from './products.schema.ts';
import { createProduct, deleteProduct, editProduct, restoreProduct } from './publishing.service.ts';

const tags = ['products'];

const edit = formRoute({
  operationId: 'updateProduct',
  takes: ['picture'],
  errors: [
    'content.changed_meanwhile',
    'files.not_usable',
    'products.file_missing',
    'products.stock_changed',
    'products.too_many_pictures',
  ],
  description: 'Changes an own product. What is left out stays; `keptPictures` names the pictures that stay.',
  tags,
  body: updateProductForm,
  answer: ownProductAnswer,
});

/** What a performer does with her own products. */
export const performerProductsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/performer-assets/products',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      ...formRoute({
        operationId: 'createProduct',
        takes: ['picture'],
        errors: ['files.not_usable', 'products.file_missing', 'products.price_out_of_bounds'],
        description:
          'Makes a product, physical with a stock or digital with a file; pictures come in the form, were sent before, or are of the vault.',
        tags,
        body: createProductForm,
        answer: ownProductAnswer,
      }),
    },
    async (request) => {
      const id = await createProduct(context, request, accountOf(request));
      return { data: await viewOwnProduct(context, id, memberOf(request)) };
    },
  );

  app.get(
    '/performer/performer-assets/products/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchOwnProducts',
        description: "The performer's products, newest first, by words, type and state.",
        tags,
        querystring: ownProductsQuery,
        response: { 200: productsAnswer },
      },
    },
    async (request) => ({ data: await searchOwnProducts(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/performer-assets/products/:id/view',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'viewOwnProduct',
        description: "One of the performer's products with stock and figures.",
        tags,
        params: idParams,
        response: { 200: ownProductAnswer },
      },
    },
    async (request) => ({ data: await viewOwnProduct(context, request.params.id, memberOf(request)) }),
  );

  app.put(
    '/performer/performer-assets/products/:id',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      ...edit,
      schema: { ...edit.schema, params: idParams },
    },
    async (request) => {
      const { id } = request.params;
      await editProduct(context, request, { account: accountOf(request), id });
      return { data: await viewOwnProduct(context, id, memberOf(request)) };
    },
  );

  app.delete(
    '/performer/performer-assets/products/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'deleteProduct',
        description: 'Takes a product off the shop, for its buyers too. It can be restored for a minute.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteProduct(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/performer-assets/products/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restoreProduct',
        description: 'Brings a deleted product back.',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: ownProductAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await restoreProduct(context, accountOf(request), id);
      return { data: await viewOwnProduct(context, id, memberOf(request)) };
    },
  );
};
