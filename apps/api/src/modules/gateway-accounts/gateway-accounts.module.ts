import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './gateway-accounts.account.ts';
import { gatewayAccountsRoutes } from './gateway-accounts.routes.ts';
import { readAccount } from './gateway-accounts.service.ts';
import { onboardingPages } from './onboarding-pages.routes.ts';

const payload = z.object({ performerId: z.uuid(), provider: z.string() });

export const gatewayAccountsModule: ApiModule = {
  routes: [gatewayAccountsRoutes, onboardingPages],
  jobs: {
    'read-gateway-account': async (context, given) => {
      const { performerId, provider } = payload.parse(given);
      await readAccount(context, performerId, provider);
    },
  },
  slowJobs: { gateways: ['read-gateway-account'] },
  exportSections,
  forget,
};
