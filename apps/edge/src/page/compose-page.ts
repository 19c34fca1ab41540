import {
  firstNamespacesOf,
  isShellAddress,
  messagesUrl,
  OVERRIDE_KEY,
  sessionMarkOf,
  type BootData,
  type Registry,
} from '@barg/contract';
import type { EdgeOptions } from '../edge-options.ts';
import type { VisitorBoot } from '../boot-source.ts';
import type { DrawnPage } from '../drawing/page-drawing.ts';
import { nameFor } from '../manifest.ts';
import { toRegistry } from '../remotes/registry.ts';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';
import type { ChosenShell } from '../shell/released-shell.ts';
import { mainScriptVersion, type ShellPage } from '../shell/shell-page.ts';
import type { ClosedLayout } from './closed.ts';
import { pageDrawnAt } from './drawable.ts';
import { loadFirstAnswers, type FirstAnswers } from './first-answers.ts';
import { matchRoute, shownTo, type MatchedRoute } from './matched-route.ts';
import { ownPageAt, type MatchedOwnPage } from './own-page.ts';
import { renderPage, type Preload } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { describePage } from './preview/describe-page.ts';
import { preloadsFor, shellPreloads } from './preloads.ts';
import { cultureOf, visitorKindOf } from './visitor.ts';

type Site = Pick<
  EdgeOptions,
  | 'ask'
  | 'drawing'
  | 'site'
  | 'storeOrigins'
  | 'overrideOrigins'
  | 'serviceWorker'
  | 'reportShare'
  | 'firstAnswersPatience'
>;

/** The inputs of a page. */
export interface PageSources {
  asked: PageRequest;
  /** What the page is made of. */
  shell: ShellPage;
  chosen: ChosenShell;
  /** Some visitors get a canary of the shell, so pages say whether theirs starts. */
  isShellWatched: boolean;
  announced: readonly AnnouncedRemote[];
  visit: Omit<VisitorBoot, 'isTokenDead'>;
  /** The visitor's token, unless the API refused it. */
  token: string | null;
  closed: ClosedLayout | null;
  styleNonce: string;
  /** When this page has been sent. */
  isAnswered: Promise<unknown>;
}

interface Page extends PageSources {
  culture: string;
  match: MatchedRoute | undefined;
  /** Where no remote has the page, one of the shell itself that can be drawn. */
  own: MatchedOwnPage | null;
  registry: Registry;
  first: FirstAnswers;
}

/** The files that browsers load while the shell's scripts load. */
function preloadsOf({ shell, match, own, culture, registry, first, visit, token }: Page): Preload[] {
  const visitor = visitorKindOf(visit.user, token);
  const shown = shownTo(match, visitor);
  const namespaces = firstNamespacesOf(registry, shown?.build.name, visitor, own?.page.namespaces);
  // With its first answers a page makes no request until it is shown.
  const hasAnswers = Object.keys(first.answers).length > 0;
  return [
    ...preloadsFor(shown, shell),
    ...shellPreloads(own?.page.scripts ?? [], 'script'),
    ...(hasAnswers ? [] : shellPreloads(shell.callScripts, 'script')),
    { href: messagesUrl(culture, namespaces), as: 'fetch' },
    ...shellPreloads(shell.fontsOf(culture), 'font'),
  ];
}

function bootOf({ overrideOrigins, serviceWorker, reportShare }: Site, page: Page): BootData {
  const { visit, token, announced, chosen, asked, registry, culture, first } = page;
  const isOfCanary = chosen.isCanary || announced.some(({ isCanary }) => isCanary);
  const { version } = chosen.shell;
  return {
    ...visit,
    sessionMark: sessionMarkOf(token),
    registry,
    ...(version !== null && { shell: version }),
    culture,
    theme: asked.visitor.theme ?? (visit.user?.theme === 'dark' ? 'dark' : 'light'),
    overrideOrigins,
    answers: first.answers,
    serviceWorker,
    // Visitors of a canary report everything, because the canary is judged by their reports.
    reportShare: isOfCanary ? 1 : reportShare,
  };
}

/**
 * Whether the page does not exist: the API answered 404, or no route of a remote or the shell matches. A version under
 * development may have routes that are not deployed.
 */
function isNowhere({ asked: { pathname, query }, match, first, closed }: Page): boolean {
  if (closed) return false;
  const isSomebodys = match !== undefined || pathname === '/' || isShellAddress(pathname) || query.has(OVERRIDE_KEY);
  return first.isMissing || !isSomebodys;
}

function descriptionOf(site: EdgeOptions['site'], page: Page, drawn: DrawnPage | null) {
  const { asked, visit, culture, match, first, closed } = page;
  return describePage({
    site,
    siteName: nameFor(visit.settings?.siteName, culture),
    culture,
    pathname: asked.pathname,
    query: asked.query,
    route: match?.route,
    preview: first.preview,
    drawnTitle: drawn?.title,
    facts: first.facts,
    settings: visit.settings,
    styleNonce: page.styleNonce,
    isNowhere: isNowhere(page) || closed !== null,
  });
}

async function gather(
  { ask, site, storeOrigins, firstAnswersPatience: patience }: Site,
  sources: PageSources,
): Promise<Page> {
  const { asked, announced, shell, visit, token, closed } = sources;
  const culture = cultureOf(asked.visitor, visit.user?.locale);
  const match = closed ? undefined : matchRoute(announced, asked.pathname);
  const own = match || closed ? null : ownPageAt(shell.ownPages, asked.pathname, visitorKindOf(visit.user, token));
  const pictureOrigins = { site: site.origin, store: storeOrigins()?.public ?? null };
  const { query, origin, isBrowser } = asked;
  const visitOfPage = { match, own, query, token, culture, origin, pictureOrigins, isBrowser, patience };
  const first = await loadFirstAnswers(ask, visitOfPage);
  return { ...sources, culture, match, own, registry: toRegistry(announced), first };
}

/** The first screen; null for everybody and everything that the browser draws. */
async function drawnFor({ drawing }: Site, page: Page, boot: BootData): Promise<DrawnPage | null> {
  const { asked, visit, token, closed, first, isAnswered, chosen } = page;
  const visitor = visitorKindOf(visit.user, token);
  const { timeZone } = asked.visitor;
  // In another zone than the member's, times would read anew once the browser has taken them over, and lines move.
  const isWanted = visitor === 'guest' || (visitor !== 'delayed' && drawing?.isForMembers && timeZone);
  if (!drawing || !isWanted || closed || visit.isCountryBlocked || first.isMissing) return null;
  const drawable = pageDrawnAt(page, asked.query, visitor);
  if (!drawable) return null;
  const shown = { ...drawable, pathname: asked.pathname, timeZone };
  return drawing.draw({ shell: chosen.shell, ...shown, boot, visitor, isAnswered });
}

/** The version of a shell: that of its release, or of its main script, which is what the shell itself tells then. */
const versionOf = ({ chosen, shell }: Page): string | null => chosen.shell.version ?? mainScriptVersion(shell.template);

interface ComposedPage {
  html: string;
  isMissing: boolean;
  isDrawn: boolean;
}

/** Fills the shell's page for a visitor: first answers, texts in the head, and boot data. */
export async function composePage(site: Site, sources: PageSources): Promise<ComposedPage> {
  const page = await gather(site, sources);
  const { shell, first, styleNonce } = page;
  const boot = bootOf(site, page);
  const drawn = await drawnFor(site, page, boot);
  const html = renderPage(shell.template, {
    ...descriptionOf(site.site, page, drawn),
    styleNonce,
    css: shell.css,
    faces: shell.faces,
    areFontsKept: site.serviceWorker === 'on',
    preloads: preloadsOf(page),
    picture: first.picture === null ? null : { set: first.picture, sizes: shell.pictureSizes },
    watched: page.isShellWatched ? versionOf(page) : null,
    boot: drawn ? { ...boot, drawn: drawn.moment } : boot,
    drawn,
  });
  return { html, isMissing: isNowhere(page), isDrawn: drawn !== null };
}
