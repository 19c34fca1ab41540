import { z } from 'zod';
import type { CryptoGateway, SignedDelivery } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { GatewayEvent } from '../../platform/payments/payment-gateway.ts';
import { WebhookRefusedError } from '../../platform/payments/webhook-signature.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { GatewayUnavailableError, WebhookNotTakenError } from '../payments/payments.errors.ts';
import { storeEvent } from '../payments/inbox.service.ts';
import { countRefusal } from '../payments/webhook-refusals.ts';
import { findPaymentOf } from './crypto.repository.ts';

const MOST = 600;
const BODY_LIMIT = 128 * 1024;
const signed = z.object({ 'btcpay-sig': z.string().max(200).default('') });

/**
 * Receives BTCPay's webhooks, and keeps each once as all gateways' events. Their content is not used: a job reads the
 * invoice at the gateway, so deliveries may come in any order and repeatedly.
 */
export const cryptoWebhooks: ModuleRoutes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/crypt/webhooks/btcpay',
    {
      config: { access: 'guest', isAlwaysOpen: true, rateLimit: { max: MOST, timeWindow: '1 minute' } },
      schema: { hide: true, headers: signed },
    },
    async ({ body, headers }, reply) => {
      const { btcpay } = context.crypto;
      if (!btcpay) throw new GatewayUnavailableError();
      const delivery = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature: headers['btcpay-sig'] };
      const event = readDelivery(btcpay, delivery);
      const ref = event.subject?.ref;
      const isOurs = ref !== undefined && (await findPaymentOf(context.db, { provider: 'btcpay', ref })) !== undefined;
      await storeEvent(context, 'btcpay', isOurs ? event : { ...event, subject: null });
      return reply.status(200).send({ data: { isReceived: true } });
    },
  );
};

const readDelivery = (crypto: CryptoGateway, delivery: SignedDelivery): GatewayEvent => {
  try {
    return crypto.readDelivery(delivery);
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error;
    countRefusal('btcpay', error.refusal);
    throw new WebhookNotTakenError({ cause: error });
  }
};
