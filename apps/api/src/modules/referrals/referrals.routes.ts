import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { referralCodeAnswer, referralsAnswer, referralsQuery } from './referrals.schema.ts';
import { getReferralCode, searchReferred } from './referrals.service.ts';

const tags = ['referrals'];

export const referralsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/referrals/user/code',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getReferralCode',
        description: "The caller's code and link for inviting others.",
        tags,
        response: { 200: referralCodeAnswer },
      },
    },
    async (request) => ({ data: { code: await getReferralCode(context.db, accountOf(request).id) } }),
  );

  app.get(
    '/referrals/user/search',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'searchReferrals',
        description: "Who registered with the caller's code, newest first.",
        tags,
        querystring: referralsQuery,
        response: { 200: referralsAnswer },
      },
    },
    async (request) => ({ data: await searchReferred(context, memberOf(request), request.query) }),
  );
};
