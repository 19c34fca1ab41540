import type { Server } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { TooManyRequestsError } from './errors/common-errors.ts';
import { modules } from './modules/index.ts';
import { newId } from './platform/ids.ts';
import { GUESTS_OF_A_NETWORK, LIMITS, scaled } from './platform/limits.ts';
import { networkOf } from './platform/network-of.ts';
import { authPlugin } from './plugins/auth.ts';
import { countryPlugin } from './plugins/country.ts';
import { compressPlugin } from './plugins/compress.ts';
import { errorsPlugin, sendError, type FailureListener } from './plugins/errors.ts';
import { limitStoreOf } from './plugins/limit-store.ts';
import { methodNotAllowedPlugin } from './plugins/method-not-allowed.ts';
import { idempotencyPlugin } from './plugins/idempotency.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import { ownWindowsPlugin } from './plugins/own-windows.ts';
import { oldListsPlugin } from './plugins/old-lists.ts';
import { openapiPlugin } from './openapi/openapi-plugin.ts';
import { operatorGuardPlugin } from './plugins/operator-guard.ts';
import { siteGatePlugin } from './plugins/site-gate.ts';
import { uploadsPlugin } from './plugins/uploads.ts';
import { verifiedPerformersPlugin } from './plugins/verified-performers.ts';

const BODY_LIMIT = 256 * 1024;
/** Without this name Fastify searches all loaded modules for one, for each plugin again. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

export interface AppOptions {
  /** Called with every error answer: tests compare it with what the route declares. */
  onFailure?: FailureListener;
  /** Called with every route as its module declares it: tests look through all of them. */
  onRoute?: (route: RouteOptions) => void;
}

/** Creates the HTTP server: guards first, then the routes of every module below /api. Opens no port. */
export const createApp = async (context: Context, { onFailure, onRoute }: AppOptions = {}) => {
  const { config, log } = context;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // The schemas limit parameters; the router's own limit would answer without an error code.
    routerOptions: { maxParamLength: 16_384 },
    // For requests that reach no route, for example with an invalid escape in the URL.
    frameworkErrors: sendError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  if (onRoute) app.addHook('onRoute', onRoute);
  await app.register(tracingPlugin, context);
  await app.register(metricsPlugin, context);
  await app.register(errorsPlugin, { onFailure });
  await app.register(methodNotAllowedPlugin);
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'same-site' } });
  // A route's own limit is per account; for guests it is multiplied for their network, and both scale with the general
  // limit.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (!limit || typeof limit.max !== 'number') return;
    const [person, network] = [limit.max, limit.max * GUESTS_OF_A_NETWORK].map((most) => scaled(most, config));
    const max = ({ account }: FastifyRequest) => (account ? person : network) ?? 1;
    route.config = { ...route.config, rateLimit: { ...limit, max } };
  });
  // Runs after authentication, because hooks of routes run after global ones.
  await app.register(rateLimit, {
    keyGenerator: ({ account, ip }) => account?.id ?? networkOf(ip),
    max: ({ account }) => scaled(account ? LIMITS.memberPerMinute : LIMITS.guestsPerMinute, config),
    timeWindow: '1 minute',
    ...(context.redis && { store: limitStoreOf(context.redis) }),
    errorResponseBuilder: (_request, limit) => new TooManyRequestsError({ retryAfter: limit.ttl / 1000 }),
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(compressPlugin);
  await app.register(openapiPlugin);
  await app.register(countryPlugin, { context });
  await app.register(authPlugin, { context });
  await app.register(operatorGuardPlugin, { context });
  await app.register(siteGatePlugin, { context });
  await app.register(verifiedPerformersPlugin, { context });
  await app.register(idempotencyPlugin);
  await app.register(ownWindowsPlugin, { context });
  await app.register(oldListsPlugin, { context });
  await app.register(uploadsPlugin);
  for (const routes of modules.flatMap((module) => module.routes ?? [])) {
    const plugin = async (scope: FastifyInstance) => routes(scope.withTypeProvider(), context);
    await app.register(Object.assign(plugin, { [DISPLAY_NAME]: routes.name }), { prefix: '/api' });
  }
  return app;
};

export type App = Awaited<ReturnType<typeof createApp>>;
export type HttpServer = Server;
