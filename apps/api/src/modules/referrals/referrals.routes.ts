import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { readReferralStats } from './referral-earnings.service.ts';
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
        description: "The caller's code for inviting others, on which terms, and what it has brought.",
        tags,
        response: { 200: referralCodeAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const code = await getReferralCode(context.db, id);
      const { terms, total: brought } = await readReferralStats(context, id, new Date());
      return { data: { code, terms, brought } };
    },
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
