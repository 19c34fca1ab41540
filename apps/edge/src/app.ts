import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { SERVER_BUNDLE_FILE, SHELL } from '@barg/contract';
import { SHELL_FILE } from '@barg/contract/schemas';
import { SURFACE_FILE } from '@barg/releases';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';
import type { EdgeOptions } from './edge-options.ts';
import { deploymentRoutes } from './deployments/deployment-routes.ts';
import { cacheControlOf, cacheControlOfVersion, isFileRequest } from './files/caching.ts';
import { guardSourceMaps } from './files/source-maps.ts';
import { createManifestHandler } from './manifest.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { badAddressPage } from './page/bad-address.ts';
import { packageRoutes } from './packages/package-routes.ts';
import { createPageHandler } from './page/page-routes.ts';
import { sentForms } from './page/sent-forms.ts';
import { cultureOf, readVisitor } from './page/visitor.ts';
import { readVisitorId } from './page/visitor-id.ts';
import { toRegistry } from './remotes/registry.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createRobotsHandler } from './sitemap/robots-route.ts';
import { createSitemapHandler } from './sitemap/sitemap-route.ts';
import { traceRequests } from './tracing/trace-requests.ts';

/** For the renderer alone: browsers load nothing from it. */
const isServerBundle = (file: string): boolean => path.posix.normalize(`/${file}`) === `/${SERVER_BUNDLE_FILE}`;

/** What teams ask of a released shell by its version. All else of it has its place at the root, where it is guarded. */
const FACTS_OF_SHELL = new Set<string>([SHELL_FILE, SURFACE_FILE]);

/** What every address answers to; forms of a page are sent to its own too (see sent-forms.ts). */
const READS: readonly string[] = ['GET', 'HEAD'];

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
  const { shells, remotes } = options;
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // Runs before every route and hook.
    frameworkErrors: answerBadAddress,
  });
  await app.register(fastifyStatic, {
    root: shells.own.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  if (options.tracer) traceRequests(app, options.tracer);
  if (options.metrics) serveMetrics(app, options.metrics);
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  app.setErrorHandler(answerError(options.report));
  app.setNotFoundHandler((request, reply) => {
    // Not cached: the file may be deployed a moment later, and a hashed name would keep the 404 for good.
    reply.header('cache-control', 'no-store').type('text/plain');
    // Deployments have verbs of their own.
    if (READS.includes(request.method) || request.url.startsWith('/deployments'))
      return reply.status(404).send('Not found');
    const isFile = isFileRequest(request.url.split('?', 1)[0] ?? '/', request.headers.accept);
    const allowed = isFile ? READS : [...READS, 'POST'];
    return reply.status(405).header('allow', allowed.join(', ')).send('Method not allowed');
  });
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

  /** Sends a file of the shell that the visitor has, or of the one that an open page was made with. */
  const sendShellFile = async ({ headers }: FastifyRequest, reply: FastifyReply, file: string) => {
    const holder = await shells.find(file, readVisitorId(headers.cookie));
    if (!holder) return reply.callNotFound();
    reply.header('cache-control', cacheControlOf(file));
    return reply.sendFile(file, holder.directory);
  };

  // Browsers request it to find a new build.
  app.get('/service-worker.js', async (request, reply) =>
    sendShellFile(request, reply, options.serviceWorker === 'on' ? 'service-worker.js' : 'service-worker-off.js'),
  );

  const guarded = { preHandler: guardSourceMaps(options) };
  app.get<{ Params: RemoteFile }>('/remotes/:name/:version/*', guarded, async ({ params }, reply) => {
    const { name, version, '*': file } = params;
    if (isServerBundle(file) || (name === SHELL && !FACTS_OF_SHELL.has(file))) return reply.callNotFound();
    const directory = await remotes.directoryOf(name, version);
    if (directory === null) return reply.callNotFound();
    reply.headers({ 'cache-control': cacheControlOfVersion(file), 'access-control-allow-origin': '*' });
    return reply.sendFile(file, directory);
  });

  app.get<{ Params: { '*': string } }>('/*', guarded, async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (!isFileRequest(pathname, request.headers.accept)) return answerWithPage(request, reply);
    if (isServerBundle(request.params['*'])) return reply.callNotFound();
    return sendShellFile(request, reply, request.params['*']);
  });

  await app.register(sentForms);

  return app;
}
