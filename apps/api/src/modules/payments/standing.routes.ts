import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { findWalletClosure } from './disputes.repository.ts';

const standingAnswer = dataOf(
  z
    .object({
      /** Which dispute keeps the fan from paying: an open one, or a lost one after which no operator opened the wallet. */
      closedBy: z.enum(['open-dispute', 'lost-dispute']).nullable(),
    })
    .meta({ id: 'WalletStanding' }),
);

export const standingRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/wallet/standing',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getWalletStanding',
        description: 'Whether the fan may pay, or which dispute has closed the wallet for payments.',
        tags: ['wallet', 'addition'],
        response: { 200: standingAnswer },
      },
    },
    async (request) => {
      const closure = await findWalletClosure(context.db, accountOf(request).id);
      return { data: { closedBy: closure && (`${closure}-dispute` as const) } };
    },
  );
};
