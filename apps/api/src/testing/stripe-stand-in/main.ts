// A stand-in for Stripe as a program: `node apps/api/src/testing/stripe-stand-in/main.ts`. See docs/guides/money.md.
import { startStripeStandIn } from './stand-in.ts';
import { sendByHttp } from './webhooks.ts';

const {
  PORT = '4242',
  STRIPE_SECRET_KEY = 'sk_test_standin0000',
  STRIPE_PUBLISHABLE_KEY = 'pk_test_standin0000',
  STRIPE_WEBHOOK_SECRET = 'whsec_standin0000',
  WEBHOOK_URL = 'http://localhost:3000/api/payment/webhooks/stripe',
} = process.env;

const { url, standing } = await startStripeStandIn({
  secretKey: STRIPE_SECRET_KEY,
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  port: Number(PORT),
});
sendByHttp(standing, STRIPE_WEBHOOK_SECRET, WEBHOOK_URL);
setInterval(() => standing.tick(), 1000);

process.stdout.write(`A stand-in for Stripe listens on ${url} and tells ${WEBHOOK_URL}. Start the product with:

STRIPE_API_URL=${url} STRIPE_SECRET_KEY=${STRIPE_SECRET_KEY} \\
STRIPE_PUBLISHABLE_KEY=${STRIPE_PUBLISHABLE_KEY} STRIPE_WEBHOOK_SECRET=${STRIPE_WEBHOOK_SECRET} npm start
`);
