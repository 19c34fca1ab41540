import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { remotesAnswer, remotesQuery, withdrawalParams } from '../remote-health/remotes.schema.ts';
import { describeRemotes, liftWithdrawal } from '../remote-health/remotes.service.ts';
import { operatorTags } from './operator-tags.ts';

export const operatorRemotesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/remotes',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listRemotes',
        description: 'The remotes that are deployed, and how they fared in the last hours.',
        tags: operatorTags,
        querystring: remotesQuery,
        response: { 200: remotesAnswer },
      },
    },
    async ({ query }) => ({ data: { remotes: await describeRemotes(context.db, Number(query.hours)) } }),
  );

  app.post(
    '/operator/remotes/withdrawals/:withdrawalId/lift',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'liftRemoteWithdrawal',
        description: 'Shows a remote again that was withdrawn because it failed for many.',
        tags: operatorTags,
        params: withdrawalParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      await context.work((unit) => liftWithdrawal(unit, { ...request.params, operatorId }));
      return ok;
    },
  );
};
