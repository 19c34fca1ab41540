import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { referralEarningsAnswer, referralEarningsQuery, referralStatsAnswer } from './referral-earnings.schema.ts';
import { readReferralStats, searchReferralEarnings } from './referral-earnings.service.ts';

export const referralEarningsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/referral-earnings/stats',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getReferralStats',
        description: "What those who came by the performer's code brought her, and on which terms they come now.",
        tags: ['earnings'],
        response: { 200: referralStatsAnswer },
      },
    },
    async (request) => ({ data: await readReferralStats(context, accountOf(request).id, new Date()) }),
  );

  app.get(
    '/referral-earnings/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listReferralEarnings',
        description: 'What those who came brought, sale by sale, newest first; negative where a sale was taken back.',
        tags: ['earnings'],
        querystring: referralEarningsQuery,
        response: { 200: referralEarningsAnswer },
      },
    },
    async (request) => ({ data: await searchReferralEarnings(context, memberOf(request), request.query) }),
  );
};
