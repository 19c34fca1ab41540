import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from '../edge-options.ts';
import { loadVisitorBoot } from '../boot-source.ts';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';
import type { ShellPage } from '../shell/shell-page.ts';
import { closedLayoutOf } from './closed.ts';
import { composePage } from './compose-page.ts';
import { compressible } from './compress.ts';
import { endSession } from './dead-session.ts';
import { pageDrawnAt } from './drawable.ts';
import { sendEarlyHints } from './early-hints.ts';
import type { LastSettings } from './last-settings.ts';
import { matchRoute, shownTo } from './matched-route.ts';
import { ownPageAt } from './own-page.ts';
import type { Preload } from './page.ts';
import { policyFor } from './page-policy.ts';
import type { PageRequest } from './page-request.ts';
import { preloadsFor, shellPreloads } from './preloads.ts';
import type { SentPage } from './send-page.ts';
import { cultureOf, visitorKindOf } from './visitor.ts';
import { newVisitorId, visitorCookie } from './visitor-id.ts';

const NONCE_BYTES = 16;

/** A page that was made for one visitor. */
export interface MadePage extends SentPage {
  /** Every guest who asks for it in the same language, look and country would get the same. */
  isForAll: boolean;
}

interface Visit {
  asked: PageRequest;
  request: FastifyRequest;
  reply: FastifyReply;
  /** When this visitor has been answered, or has gone. */
  isAnswered: Promise<void>;
}

/**
 * Preloads that are needed in any case, before the API has answered about the visitor. Of a page that will be drawn none:
 * they would be on the line before the page itself, and whether its fonts are wanted is chosen there.
 */
function earlyPreloads(
  { drawing }: EdgeOptions,
  { visitor, pathname, query }: PageRequest,
  { announced, shell }: { announced: readonly AnnouncedRemote[]; shell: ShellPage },
): Preload[] {
  const match = matchRoute(announced, pathname);
  const kind = visitorKindOf(null, visitor.token);
  const own = match ? null : ownPageAt(shell.ownPages, pathname, kind);
  const isWanted = kind === 'guest' || (drawing?.isForMembers && visitor.timeZone);
  if (drawing && isWanted && pageDrawnAt({ match, own }, query, kind)) return [];
  // The culture of a member without its cookie is not known yet.
  const fonts = visitor.culture || !visitor.token ? shellPreloads(shell.fontsOf(cultureOf(visitor, null)), 'font') : [];
  // Nor whether a member may see the page.
  const scripts = preloadsFor(shownTo(match, kind), shell);
  return [...shellPreloads(shell.scripts, 'script'), ...fonts, ...scripts];
}

/** Visitors get an id, and keep it, only while a remote or the shell has a canary: others get no cookie. */
async function visitorIdFor({ shells, remotes }: EdgeOptions, { asked, reply }: Visit): Promise<string | null> {
  if (!(await shells.hasCanary()) && !(await remotes.hasCanary())) return asked.visitorId;
  const id = asked.visitorId ?? newVisitorId();
  reply.header('set-cookie', visitorCookie(id));
  return id;
}

interface PageSite extends EdgeOptions {
  /** The settings that were heard last: the policy's where they do not come in time for this page. */
  lastSettings: LastSettings['last'];
}

/** Fills the shell's page for a visitor; null when the visitor was led elsewhere instead. */
export async function makePage(options: PageSite, visiting: Visit): Promise<MadePage | null> {
  const { shells, remotes, ask } = options;
  const { asked, request, reply, isAnswered } = visiting;
  const { pathname, query, visitor } = asked;
  const visitorId = await visitorIdFor(options, visiting);
  const visitorBoot = loadVisitorBoot(ask, visitor.token, asked.origin);
  const [announced, chosen] = await Promise.all([remotes.list(visitorId), shells.choose(visitorId)]);
  const [shell, isShellWatched] = await Promise.all([chosen.shell.readPage(), shells.hasCanary()]);
  sendEarlyHints(request, reply, earlyPreloads(options, asked, { announced, shell }));
  const { isTokenDead, ...visit } = await visitorBoot;
  const closed = closedLayoutOf(visit, pathname);
  const { token: given } = visitor;
  const ending = { pathname, query, isClosed: closed !== null };
  if (isTokenDead && given !== null && endSession(reply, { token: given, ...ending })) return null;

  const token = isTokenDead ? null : given;
  const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
  const { html, isDrawn, isMissing } = await composePage(options, {
    asked,
    shell,
    chosen,
    isShellWatched,
    announced,
    visit,
    token,
    closed,
    styleNonce,
    isAnswered,
  });
  const { settings } = visit;
  const policed = { announced, pathname, query, styleNonce, isDrawn, isShellWatched };
  const isPersonal = Boolean(visit.user || token || closed);
  return {
    compress: compressible(html),
    policy: policyFor(options, { ...policed, settings: settings ?? options.lastSettings() }),
    closed,
    isMissing,
    isPersonal,
    isForAll: !isPersonal && !isMissing && visitor.token === null && visitorId === null && settings !== null,
  };
}
