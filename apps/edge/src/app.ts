import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { containerNameOf, REMOTE_NAMES } from '@barg/contract';
import { loadVisitorBoot, type AskApi } from './boot-source.ts';
import { cacheControlOf, isFileRequest } from './files/caching.ts';
import { contentSecurityPolicy } from './page/csp.ts';
import { renderPage } from './page/page.ts';
import { preloadsFor } from './page/preloads.ts';
import { cultureOf, readVisitor } from './page/visitor.ts';
import { toRegistry } from './remotes/registry.ts';
import type { RemoteSource } from './remotes/remote-source.ts';

export interface EdgeOptions {
  /** The shell's build: index.html, scripts, locales. */
  shellDir: string;
  remotes: RemoteSource;
  ask: AskApi;
  overrideOrigins: readonly string[];
  mediaOrigins: readonly string[];
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The web tier: pages with boot data, the registry, static files. It knows nothing of the API but a question. */
export async function createEdge(options: EdgeOptions) {
  const { shellDir, remotes, ask, overrideOrigins, mediaOrigins } = options;
  const app = Fastify({ logger: false });
  await app.register(fastifyStatic, { root: shellDir, serve: false, preCompressed: true, cacheControl: false });
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));

  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    return toRegistry(await remotes.list());
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async ({ params }, reply) => {
      const directory = await remotes.directoryOf(params.name, params.version);
      if (directory === null) return reply.callNotFound();
      const current = (await remotes.list()).find(({ name }) => name === params.name)?.version;
      reply.header('cache-control', cacheControlOf(params['*'], { isVersioned: current === params.version }));
      reply.header('access-control-allow-origin', '*');
      return reply.sendFile(params['*'], directory);
    },
  );

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    if (isFileRequest(pathname, request.headers.accept)) {
      reply.header('cache-control', cacheControlOf(pathname, { isVersioned: false }));
      return reply.sendFile(request.params['*'], shellDir);
    }
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const visitor = readVisitor(query, request.headers.cookie);
    const [builds, { settings, user }, template] = await Promise.all([
      remotes.list(),
      loadVisitorBoot(ask, visitor.token),
      readFile(path.join(shellDir, 'index.html'), 'utf8'),
    ]);
    const styleNonce = randomBytes(16).toString('base64');
    const theme = visitor.theme ?? (user?.theme === 'dark' ? 'dark' : 'light');
    const culture = cultureOf(visitor, user?.locale);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', user ? 'private, no-store' : 'no-cache')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          styleNonce,
          remoteOrigins: overrideOrigins,
          mediaOrigins,
          containers: REMOTE_NAMES.map(containerNameOf),
        }),
      );
    return renderPage(template, {
      styleNonce,
      preloads: preloadsFor(builds, pathname),
      boot: { settings, user, registry: toRegistry(builds), culture, theme, overrideOrigins },
    });
  });

  return app;
}
