import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { acceptForm } from '../../shared/form-fields.ts';
import { resultOf } from '../../shared/result-gone.ts';
import { runOnce } from '../../shared/run-once.ts';
import { decodeCursor, idParams, ok, okSchema, toPage } from '../../shared/wire.ts';
import { presentAddress } from './addresses.presenter.ts';
import { countAddresses, listAddresses } from './addresses.repository.ts';
import {
  addressAnswer,
  addressCursor,
  addressesAnswer,
  addressesQuery,
  createAddressBody,
  updateAddressBody,
} from './addresses.schema.ts';
import { createAddress, deleteAddress, editAddress, viewAddress } from './addresses.service.ts';

const tags = ['addresses'];

/** Shipping addresses of a fan. Addresses of others do not exist for the caller. */
export const addressesRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/addresses/create',
    {
      config: { access: 'user', idempotency: 'accepted' },
      schema: {
        operationId: 'createAddress',
        errors: ['addresses.too_many', 'idempotency.result_gone'],
        description: 'Adds an address for deliveries. The first one becomes the default.',
        tags,
        body: createAddressBody,
        response: { 200: addressAnswer },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      // Its id alone is remembered with the key: an address that is deleted is to be nowhere any more.
      const { id } = await runOnce(context, request, (unit) => createAddress(unit, userId, request.body));
      return { data: presentAddress(await resultOf(viewAddress(context, userId, id))) };
    },
  );

  app.put(
    '/addresses/:id',
    {
      config: { access: 'user' },
      preValidation: acceptForm({ booleans: ['isDefault'] }),
      schema: {
        operationId: 'updateAddress',
        errors: ['content.changed_meanwhile'],
        description: 'Changes an own address. What is left out stays.',
        tags,
        consumes: ['application/json', 'multipart/form-data'],
        params: idParams,
        body: updateAddressBody,
        response: { 200: addressAnswer },
      },
    },
    async (request) => ({
      data: presentAddress(await editAddress(context, accountOf(request).id, request.params.id, request.body)),
    }),
  );

  app.get(
    '/addresses/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'searchAddresses',
        description: 'The own addresses, the default one first.',
        tags,
        querystring: addressesQuery,
        response: { 200: addressesAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { limit, cursor } = request.query;
      const after = cursor ? decodeCursor(cursor, addressCursor) : null;
      const [rows, total] = await Promise.all([
        listAddresses(context.db, id, limit, after),
        countAddresses(context.db, id),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.is_default ? 1 : 0, row.id]);
      return { data: { data: items.map(presentAddress), total, nextCursor } };
    },
  );

  app.delete(
    '/addresses/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'deleteAddress',
        description: 'Deletes an own address. Orders keep the copy that they were made with.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteAddress(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );
};
