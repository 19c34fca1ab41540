import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedOverrides, firstNamespacesOf, messagesUrl, SESSION_ENDED_COOKIE, sortOverrides } from '@barg/contract';
import type { EdgeOptions } from '../app.ts';
import { loadVisitorBoot } from '../boot-source.ts';
import { toRegistry } from '../remotes/registry.ts';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';
import { closedLayoutOf, RETRY_AFTER, STATUS_OF } from './closed.ts';
import { compressPage } from './compress.ts';
import { containersOf } from './containers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { sendEarlyHints } from './early-hints.ts';
import { loadFirstAnswers } from './first-answers.ts';
import { matchRoute } from './matched-route.ts';
import { nameFor } from '../manifest.ts';
import { renderPage } from './page.ts';
import { describePage } from './preview/describe-page.ts';
import { preloadsFor, shellPreloads } from './preloads.ts';
import { createShellReader } from './shell-build.ts';
import { cultureOf, isBrowser, originOf, readVisitor, visitorKindOf } from './visitor.ts';
import { newVisitorId, readVisitorId } from './visitor-id.ts';

const NONCE_BYTES = 16;

/** The only pages with a bot check (specification, section 2). */
const BOT_CHECK_PAGES = new Set(['/auth/login', '/auth/forgot-password']);

/** As the session library writes it, so that it is the same cookie that goes. */
const FORGET_TOKEN = 'token=; Path=/; Max-Age=0; SameSite=Lax';

/** For the login page, which says it and removes this; it does not outlive a page that was never shown. */
const TELL_SESSION_ENDED = `${SESSION_ENDED_COOKIE}=1; Path=/; Max-Age=60; SameSite=Lax`;

const isBeforeLogin = (pathname: string): boolean => pathname.startsWith('/auth/');

/** The login page that leads back to a page, as the session library words it. */
const loginPath = (pathname: string, query: URLSearchParams): string => {
  const search = query.size > 0 ? `?${query}` : '';
  return pathname === '/' && !search
    ? '/auth/login'
    : `/auth/login?${new URLSearchParams({ returnUrl: pathname + search })}`;
};

/** Other origins that remotes lie on: a CDN, or a team's own. */
const originsOf = (announced: readonly AnnouncedRemote[]): string[] => [
  ...new Set(announced.flatMap(({ build }) => (URL.canParse(build.base) ? [new URL(build.base).origin] : []))),
];

/** Answers every address that is not a file with the shell's page, filled for this visitor. */
export function createPageHandler(options: EdgeOptions) {
  const { shellDir, remotes, ask, overrideOrigins, storeOrigins, countryHeader, serviceWorker, reportShare, site } =
    options;
  const pictureOrigins = { site: site.origin, store: storeOrigins?.public ?? null };
  const readShell = createShellReader(shellDir);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(`http://site.invalid${request.url}`);
    const visitor = readVisitor(searchParams, request.headers.cookie);
    const knownId = readVisitorId(request.headers.cookie);
    // Only while versions differ is there anything to remember a visitor for.
    const newId = knownId === null && (await remotes.hasCanary()) ? newVisitorId() : null;
    if (newId) reply.header('set-cookie', newId.cookie);
    const origin = originOf(request, countryHeader);
    const visitorBoot = loadVisitorBoot(ask, visitor.token, origin);
    const [announced, shell] = await Promise.all([remotes.list(knownId ?? newId?.id), readShell()]);
    sendEarlyHints(request, reply, [
      ...shellPreloads(shell.scripts, 'script'),
      // Of a member without a cookie for it the culture is not known yet.
      ...(visitor.culture || !visitor.token ? shellPreloads(shell.fontsOf(cultureOf(visitor, null)), 'font') : []),
      ...preloadsFor(matchRoute(announced, pathname), shell),
    ]);
    const { isTokenDead, ...visit } = await visitorBoot;
    const { user } = visit;
    const closed = closedLayoutOf(visit, pathname);
    // A closed screen needs no login: it stands where the visitor came.
    if (isTokenDead) {
      reply.header('set-cookie', FORGET_TOKEN);
      if (!closed && !isBeforeLogin(pathname)) {
        reply.header('set-cookie', TELL_SESSION_ENDED);
        return reply.header('cache-control', 'no-store').redirect(loginPath(pathname, searchParams));
      }
    }
    const culture = cultureOf(visitor, user?.locale);
    const theme = visitor.theme ?? (user?.theme === 'dark' ? 'dark' : 'light');
    const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    const fonts = shellPreloads(shell.fontsOf(culture), 'font');

    const registry = toRegistry(announced);
    const match = closed ? undefined : matchRoute(announced, pathname);
    const token = isTokenDead ? null : visitor.token;
    const asked = { match, query: searchParams, token, culture, origin, pictureOrigins, isBrowser: isBrowser(request) };
    const { answers, isMissing, picture, preview } = await loadFirstAnswers(ask, asked);
    const hasAnswers = Object.keys(answers).length > 0;
    const namespaces = firstNamespacesOf(registry, match?.build.name, visitorKindOf(user));
    const texts = { href: messagesUrl(culture, namespaces), as: 'fetch' as const };

    // With its first answers a page makes no call until it is shown.
    const callScripts = hasAnswers ? [] : shellPreloads(shell.callScripts, 'script');

    const description = describePage({
      site,
      siteName: nameFor(visit.settings?.siteName, culture),
      culture,
      pathname,
      query: searchParams,
      route: match?.route,
      preview,
      isNowhere: isMissing || closed !== null,
    });

    const html = renderPage(shell.template, {
      ...description,
      styleNonce,
      css: shell.css,
      preloads: [...preloadsFor(match, shell), ...callScripts, texts, ...fonts],
      picture: picture === null ? null : { set: picture, sizes: shell.pictureSizes },
      boot: {
        ...visit,
        registry,
        culture,
        theme,
        overrideOrigins,
        answers,
        serviceWorker,
        // Who tries a version for the others reports all: it is compared by that.
        reportShare: announced.some(({ isCanary }) => isCanary) ? 1 : reportShare,
      },
    });
    const { body, encoding } = await compressPage(html, request.headers['accept-encoding']);
    // Only the page that a developer asks for may reach the developer's machine.
    const { allowed: brought } = sortOverrides(askedOverrides(searchParams) ?? '', overrideOrigins);
    const policy = {
      styleNonce,
      remoteOrigins: [...new Set([...brought.map(({ base }) => new URL(base).origin), ...originsOf(announced)])],
      storeOrigins,
      containers: containersOf(announced, brought),
      hasAnalytics: Boolean(visit.settings?.gaCode),
      hasRecaptcha: BOT_CHECK_PAGES.has(pathname) && Boolean(visit.settings?.googleReCaptchaSiteKey),
    };
    if (encoding) reply.header('content-encoding', encoding);
    if (isMissing) reply.status(404);
    if (closed) reply.status(STATUS_OF[closed]);
    if (closed === 'maintenance') reply.header('retry-after', RETRY_AFTER);
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding, cookie')
        // What a guest is told depends on the country as well.
        .header('cache-control', user || token || closed ? 'private, no-store' : 'private, no-cache')
        .header('content-security-policy', contentSecurityPolicy(policy))
        .send(body)
    );
  };
}
