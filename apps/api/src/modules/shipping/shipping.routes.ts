import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { shippingPricesAnswer, shippingPricesBody } from './shipping.schema.ts';
import { getShippingPrices, setShippingPrices } from './shipping.service.ts';

const tags = ['orders', 'addition'];

/** What a performer asks for sending what she sells. */
export const shippingRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/shipping-prices',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getShippingPrices',
        description: 'What sending an order costs, by country, and where nothing is sent.',
        tags,
        response: { 200: shippingPricesAnswer },
      },
    },
    async (request) => ({ data: await getShippingPrices(context.db, accountOf(request).id) }),
  );

  app.put(
    '/performer/shipping-prices',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setShippingPrices',
        errors: ['content.changed_meanwhile', 'shipping.price_out_of_bounds'],
        description: 'Replaces what sending costs. Orders that were placed keep what was agreed.',
        tags,
        body: shippingPricesBody,
        response: { 200: shippingPricesAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await setShippingPrices(context, id, request.body);
      return { data: await getShippingPrices(context.db, id) };
    },
  );
};
