import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { receiveWebhook } from './inbox.service.ts';
import { providerParams } from './payments.schema.ts';

/** Deliveries a minute from one address. */
const MOST = 600;
const BODY_LIMIT = 128 * 1024;

const signed = z.object({ 'stripe-signature': z.string().max(2000).default('') });

/** Receives the gateways' webhooks. They are authenticated by their signature, for which the body is kept unparsed. */
export const webhooksRoutes: ModuleRoutes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/payment/webhooks/:provider',
    {
      config: { access: 'guest', isAlwaysOpen: true, rateLimit: { max: MOST, timeWindow: '1 minute' } },
      schema: { hide: true, params: providerParams, headers: signed },
    },
    async ({ params: { provider }, body, headers }, reply) => {
      const signature = headers['stripe-signature'];
      await receiveWebhook(context, provider, { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature });
      return reply.status(200).send({ data: { isReceived: true } });
    },
  );
};
