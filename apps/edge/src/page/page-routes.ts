import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { containerNameOf, messagesUrl, namespacesOf, REMOTE_NAMES } from '@barg/contract';
import type { EdgeOptions } from '../app.ts';
import { loadVisitorBoot } from '../boot-source.ts';
import { toRegistry } from '../remotes/registry.ts';
import { compressPage } from './compress.ts';
import { contentSecurityPolicy } from './csp.ts';
import { renderPage } from './page.ts';
import { preloadsFor } from './preloads.ts';
import { createShellReader } from './shell-build.ts';
import { cultureOf, readVisitor } from './visitor.ts';

const CONTAINERS = REMOTE_NAMES.map(containerNameOf);
const NONCE_BYTES = 16;

/** Answers every address that is not a file with the shell's page, filled for this visitor. */
export function createPageHandler(options: EdgeOptions) {
  const { shellDir, remotes, ask, overrideOrigins, mediaOrigins } = options;
  const readShell = createShellReader(shellDir);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(`http://site.invalid${request.url}`);
    const visitor = readVisitor(searchParams, request.headers.cookie);
    const [builds, { settings, user }, shell] = await Promise.all([
      remotes.list(),
      loadVisitorBoot(ask, visitor.token),
      readShell(),
    ]);
    const culture = cultureOf(visitor, user?.locale);
    const theme = visitor.theme ?? (user?.theme === 'dark' ? 'dark' : 'light');
    const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    const fonts = shell.fontsOf(culture).map((file) => ({ href: `/${file}`, as: 'font' as const }));

    const registry = toRegistry(builds);
    const texts = { href: messagesUrl(culture, namespacesOf(registry)), as: 'fetch' as const };

    const html = renderPage(shell.template, {
      styleNonce,
      css: shell.css,
      preloads: [...preloadsFor(builds, pathname), texts, ...fonts],
      boot: { settings, user, registry, culture, theme, overrideOrigins },
    });
    const { body, encoding } = await compressPage(html, request.headers['accept-encoding']);
    const policy = { styleNonce, remoteOrigins: overrideOrigins, mediaOrigins, containers: CONTAINERS };
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      .header('cache-control', user ? 'private, no-store' : 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(policy))
      .send(body);
  };
}
