import fastifyStatic from '@fastify/static';
import type { TrustedStore } from '@barg/releases';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { AskApi } from './boot-source.ts';
import { deploymentRoutes } from './deployments/deployment-routes.ts';
import { cacheControlOf, IMMUTABLE, isFileRequest } from './files/caching.ts';
import { createManifestHandler } from './manifest.ts';
import { badAddressPage } from './page/bad-address.ts';
import type { StoreOrigins } from './page/csp.ts';
import { createPageHandler } from './page/page-routes.ts';
import type { PublicSite } from './page/preview/describe-page.ts';
import { cultureOf, readVisitor } from './page/visitor.ts';
import { readVisitorId } from './page/visitor-id.ts';
import { toRegistry } from './remotes/registry.ts';
import type { Withdrawals } from './remotes/follow-withdrawals.ts';
import type { RemoteSource } from './remotes/released-remotes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface EdgeOptions {
  /** The shell's build: index.html, scripts, locales. */
  shellDir: string;
  remotes: RemoteSource;
  /** Where teams publish to; null when this web tier only reads what was published elsewhere. */
  publishing: TrustedStore | null;
  /** Which canaries were taken back, for who asks what is deployed. */
  withdrawals: Pick<Withdrawals, 'find'>;
  ask: AskApi;
  /** Origins from which a page may load remotes by `?mf-override`. */
  overrideOrigins: readonly string[];
  trustedProxies: readonly string[];
  rateLimitPerMinute: number;
  /** Where browsers reach the storage of files; null where all come from the site itself. */
  storeOrigins: StoreOrigins | null;
  site: PublicSite;
  /** In which header a proxy tells the visitor's country, lower case; empty when none does. */
  countryHeader: string;
  /** Of how many pages, between 0 and 1, all is reported. */
  reportShare: number;
  /** How long a page waits for the answers that it may bring, in milliseconds. */
  firstAnswersPatience: number;
  /** `off` takes the service worker off the browsers that have it. */
  serviceWorker: 'on' | 'off';
}

interface RemoteFile {
  name: string;
  version: string;
  '*': string;
}

function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const culture = cultureOf(readVisitor(new URLSearchParams(), request.headers.cookie), null);
  reply.status(400).headers(SECURITY_HEADERS).type('text/html; charset=utf-8').send(badAddressPage(culture));
}

/** The web tier: pages with boot data, the registry, static files. Of the API it knows only `AskApi`. */
export async function createEdge(options: EdgeOptions) {
  const { shellDir, remotes } = options;
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // Comes before every route and hook.
    frameworkErrors: answerBadAddress,
  });
  await app.register(fastifyStatic, { root: shellDir, serve: false, preCompressed: true, cacheControl: false });
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  app.setNotFoundHandler((_request, reply) =>
    // Not to be kept: a file may arrive a moment later, and by its name caches could keep the 404 for good.
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
  const answerWithPage = createPageHandler(options);

  app.get('/registry.json', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*', vary: 'cookie' });
    return toRegistry(await remotes.list(readVisitorId(headers.cookie)));
  });

  if (options.publishing)
    await app.register(deploymentRoutes({ ...options, publishing: options.publishing }), { prefix: '/deployments' });

  app.get('/manifest.webmanifest', createManifestHandler(options));

  app.get('/service-worker.js', async (_request, reply) => {
    // Browsers ask for it on their own to learn of a new build.
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(options.serviceWorker === 'on' ? 'service-worker.js' : 'service-worker-off.js', shellDir);
  });

  app.get<{ Params: RemoteFile }>('/remotes/:name/:version/*', async ({ params }, reply) => {
    const { name, version, '*': file } = params;
    const directory = await remotes.directoryOf(name, version);
    if (directory === null) return reply.callNotFound();
    // The version follows from the content of every file.
    reply.headers({ 'cache-control': IMMUTABLE, 'access-control-allow-origin': '*' });
    return reply.sendFile(file, directory);
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (!isFileRequest(pathname, request.headers.accept)) return answerWithPage(request, reply);
    reply.header('cache-control', cacheControlOf(pathname));
    return reply.sendFile(request.params['*'], shellDir);
  });

  return app;
}
