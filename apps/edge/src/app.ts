import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { SERVER_BUNDLE_FILE } from '@barg/contract';
import type { TrustedStore } from '@barg/releases';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { AskApi } from './boot-source.ts';
import { deploymentRoutes } from './deployments/deployment-routes.ts';
import type { PageDrawing } from './drawing/page-drawing.ts';
import { cacheControlOf, IMMUTABLE, isFileRequest } from './files/caching.ts';
import { createManifestHandler } from './manifest.ts';
import type { OpenMetrics } from './metrics/edge-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { badAddressPage } from './page/bad-address.ts';
import type { StoreOrigins } from './page/csp.ts';
import { packageRoutes } from './packages/package-routes.ts';
import { createPageHandler } from './page/page-routes.ts';
import type { PublicSite } from './page/preview/describe-page.ts';
import { cultureOf, readVisitor } from './page/visitor.ts';
import { readVisitorId } from './page/visitor-id.ts';
import { toRegistry } from './remotes/registry.ts';
import type { Withdrawals } from './remotes/follow-withdrawals.ts';
import type { RemoteSource } from './remotes/released-remotes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createRobotsHandler } from './sitemap/robots-route.ts';
import { createSitemapHandler } from './sitemap/sitemap-route.ts';

export interface EdgeOptions {
  /** Where the packages lie that teams build with; need not exist. */
  packagesDir: string;
  /** The shell's build: index.html, scripts, locales. */
  shellDir: string;
  remotes: RemoteSource;
  /** The store that teams publish to; null when this web tier only reads it. */
  publishing: TrustedStore | null;
  /** The withdrawn canaries, for the public list of deployments. */
  withdrawals: Pick<Withdrawals, 'find'>;
  ask: AskApi;
  /** Origins from which a page may load remotes by `?mf-override`. */
  overrideOrigins: readonly string[];
  trustedProxies: readonly string[];
  rateLimitPerMinute: number;
  /** The origins of a file storage that browsers reach directly; null when all files come from the site. */
  storeOrigins: () => StoreOrigins | null;
  site: PublicSite;
  /** The header, in lower case, in which a proxy sends the visitor's country; empty when none does. */
  countryHeader: string;
  /** The share of pages, between 0 and 1, that report everything. */
  reportShare: number;
  /** How long a page waits for its first answers, in milliseconds. */
  firstAnswersPatience: number;
  /** `off` removes the service worker from browsers that have it. */
  serviceWorker: 'on' | 'off';
  /** Draws guests' first screens; null: browsers draw everything. */
  drawing: PageDrawing | null;
  /** What this web tier observes of itself; null where nobody may read it. */
  metrics: OpenMetrics | null;
}

/** For the renderer alone: browsers load nothing from it. */
const isServerBundle = (file: string): boolean => path.posix.normalize(`/${file}`) === `/${SERVER_BUNDLE_FILE}`;

interface RemoteFile {
  name: string;
  version: string;
  '*': string;
}

function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const culture = cultureOf(readVisitor(new URLSearchParams(), request.headers.cookie), null);
  reply.status(400).headers(SECURITY_HEADERS).type('text/html; charset=utf-8').send(badAddressPage(culture));
}

/** The web tier: pages with boot data, the registry, static files. It uses the API only through `AskApi`. */
export async function createEdge(options: EdgeOptions) {
  const { shellDir, remotes } = options;
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // Runs before every route and hook.
    frameworkErrors: answerBadAddress,
  });
  await app.register(fastifyStatic, { root: shellDir, serve: false, preCompressed: true, cacheControl: false });
  if (options.metrics) serveMetrics(app, options.metrics);
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  app.setNotFoundHandler((_request, reply) =>
    // Not cached: the file may be deployed a moment later, and a hashed name would keep the 404 for good.
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
  app.addHook('onClose', async () => options.drawing?.stop());
  const answerWithPage = createPageHandler(options);

  app.get('/registry.json', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*', vary: 'cookie' });
    return toRegistry(await remotes.list(readVisitorId(headers.cookie)));
  });

  if (options.publishing)
    await app.register(deploymentRoutes({ ...options, publishing: options.publishing }), { prefix: '/deployments' });

  await app.register(packageRoutes(options), { prefix: '/packages' });

  app.get('/manifest.webmanifest', createManifestHandler(options));

  app.get('/robots.txt', createRobotsHandler(options));
  app.get('/sitemap.xml', createSitemapHandler(options));

  app.get('/service-worker.js', async (_request, reply) => {
    // Browsers request it to find a new build.
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(options.serviceWorker === 'on' ? 'service-worker.js' : 'service-worker-off.js', shellDir);
  });

  app.get<{ Params: RemoteFile }>('/remotes/:name/:version/*', async ({ params }, reply) => {
    const { name, version, '*': file } = params;
    const directory = await remotes.directoryOf(name, version);
    if (directory === null || isServerBundle(file)) return reply.callNotFound();
    // The version is a hash of every file.
    reply.headers({ 'cache-control': IMMUTABLE, 'access-control-allow-origin': '*' });
    return reply.sendFile(file, directory);
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (!isFileRequest(pathname, request.headers.accept)) return answerWithPage(request, reply);
    if (isServerBundle(request.params['*'])) return reply.callNotFound();
    reply.header('cache-control', cacheControlOf(pathname));
    return reply.sendFile(request.params['*'], shellDir);
  });

  return app;
}
