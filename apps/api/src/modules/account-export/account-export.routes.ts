import { Readable } from 'node:stream';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { exportAnswer } from './account-export.schema.ts';
import { writeExport } from './write-export.ts';

/** Downloads an hour from one address: each reads everything that an account has. */
const limit = { rateLimit: { max: 20, timeWindow: '1 hour' } };

export const accountExportRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/export',
    {
      config: { access: 'any', ...limit },
      schema: {
        operationId: 'exportAccount',
        errors: ['account.confirmation_required'],
        description: 'Everything that the site keeps about the account, as one document.',
        tags: ['users', 'addition'],
        response: { 200: exportAnswer },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await assertConfirmed(context.db, account);
      const name = `barg-${account.username ?? account.id}-${new Date().toISOString().slice(0, 10)}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(writeExport(context, account.id), { objectMode: false }));
    },
  );
};
