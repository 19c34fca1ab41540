import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { setSpendingCapBody, spendingCapsAnswer } from './spending-caps.schema.ts';
import { readCaps, setCap } from './spending-caps.service.ts';

export const spendingCapsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/wallet/spending-caps',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getSpendingCaps',
        description: 'What the fan lets himself spend in a day, a week and a month, and has spent.',
        tags: ['wallet', 'addition'],
        response: { 200: spendingCapsAnswer },
      },
    },
    async (request) => ({ data: await readCaps(context.db, accountOf(request).id, new Date()) }),
  );

  app.put(
    '/wallet/spending-caps',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'setSpendingCap',
        description: 'Sets what the fan lets himself spend in a period. Lowering acts at once, raising after 24 hours.',
        tags: ['wallet', 'addition'],
        body: setSpendingCapBody,
        response: { 200: spendingCapsAnswer },
      },
    },
    async (request) => ({ data: await context.work((unit) => setCap(unit, accountOf(request).id, request.body)) }),
  );
};
