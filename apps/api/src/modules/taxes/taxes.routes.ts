import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { decodeCursor, idParams, ok, okSchema, toPage } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { countRates, findRates } from './taxes.repository.ts';
import { ownTaxAnswer, setTaxBody, taxCursor, taxRateAnswer, taxRatesAnswer, taxRatesQuery } from './taxes.schema.ts';
import { presentRate, presentTax, setTax, taxOf, withdrawTax } from './taxes.service.ts';

export const taxesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/payment/tax',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getOwnTax',
        description:
          "The tax that is added to what the caller pays with money: by the account's country, or that of the address.",
        tags: ['payments', 'addition'],
        response: { 200: ownTaxAnswer },
      },
    },
    async (request) => {
      const buyer = { userId: accountOf(request).id, addressCountry: request.country };
      return { data: presentTax(await taxOf(context.db, buyer)) };
    },
  );

  app.get(
    '/operator/taxes',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listTaxRates',
        description: 'Taxes by country, in the order of their codes, the latest rate of each first.',
        tags: ['operator', 'addition'],
        querystring: taxRatesQuery,
        response: { 200: taxRatesAnswer },
      },
    },
    async (request) => {
      const { limit, cursor } = request.query;
      const after = cursor === undefined ? null : decodeCursor(cursor, taxCursor);
      const [rows, total] = await Promise.all([findRates(context.db, { limit, after }), countRates(context.db)]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.country, row.valid_from.toISOString()]);
      return { data: { data: items.map(presentRate), total, nextCursor } };
    },
  );

  app.post(
    '/operator/taxes',
    {
      config: { access: 'operator', idempotency: 'accepted' },
      schema: {
        operationId: 'setTax',
        errors: ['tax.in_the_past', 'tax.taken'],
        description: 'Enters what a country asks from a moment on. Zero percent ends its tax.',
        tags: ['operator', 'addition'],
        body: setTaxBody,
        response: { 200: taxRateAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) => setTax(unit, accountOf(request).id, request.body)),
    }),
  );

  app.delete(
    '/operator/taxes/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'withdrawTax',
        errors: ['tax.in_force'],
        description: 'Takes back a rate that lies ahead.',
        tags: ['operator', 'addition'],
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await context.work((unit) => withdrawTax(unit, accountOf(request).id, request.params.id));
      return ok;
    },
  );
};
