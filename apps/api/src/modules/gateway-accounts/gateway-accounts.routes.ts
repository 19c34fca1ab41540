import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import { accountStandingAnswer, onboardingLinkAnswer } from './gateway-accounts.schema.ts';
import { openOnboarding, readOwnAccount } from './gateway-accounts.service.ts';

/** A limit for each address, because each request asks the gateway. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const gatewayAccountsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/stripe/accounts',
    {
      config: { access: 'performer', ...guarded },
      schema: {
        operationId: 'openOnboarding',
        errors: ['account.confirmation_required', 'payment.gateway_unavailable'],
        description:
          'Opens the performer’s account at the payment gateway, and answers a new link to its questions each time. Without Stripe the sandbox plays it.',
        tags: ['payments'],
        response: { 200: onboardingLinkAnswer },
      },
    },
    async (request) => ({
      data: await openOnboarding(context, accountOf(request), { locale: localeOf(request) }),
    }),
  );

  app.get(
    '/stripe/accounts',
    {
      config: { access: 'performer', ...guarded },
      schema: {
        operationId: 'getGatewayAccount',
        errors: ['payment.gateway_unavailable'],
        description: 'How the performer’s account stands at the payment gateway now: it is asked again.',
        tags: ['payments', 'addition'],
        response: { 200: accountStandingAnswer },
      },
    },
    async (request) => ({ data: await readOwnAccount(context, accountOf(request).id) }),
  );
};
