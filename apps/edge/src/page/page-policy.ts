import { askedOverrides, sortOverrides } from '@barg/contract';
import type { EdgeOptions } from '../edge-options.ts';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';
import { containersOf } from './containers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { HOLDER } from './held-pictures.ts';
import { sourceOf } from './inline-script.ts';
import { FONT_CHOICE } from './line-fonts.ts';
import { STARTER } from './start-scripts.ts';
import { WATCHER } from '../shell/watch-start.ts';

/** The only pages with a bot check (specification, section 2). */
const BOT_CHECK_PAGES = new Set(['/auth/login', '/auth/forgot-password']);

/** The router takes an address in any case, and with slashes at its end. */
const hasBotCheck = (pathname: string): boolean => BOT_CHECK_PAGES.has(pathname.toLowerCase().replace(/\/+$/, ''));

/** Other origins of remotes: a CDN, or a team's own. */
const originsOf = (announced: readonly AnnouncedRemote[]): string[] =>
  announced.flatMap(({ build }) => (URL.canParse(build.base) ? [new URL(build.base).origin] : []));

/** The scripts that stand in a drawn page. */
const DRAWN_PAGES = [HOLDER, FONT_CHOICE, STARTER].map(sourceOf);
/** That in a page while the shell has a canary. */
const WATCHED_PAGES = [sourceOf(WATCHER)];

/** The origin of an address; null where there is none. */
const originOf = (address: unknown): string | null =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null;

interface PolicedPage {
  announced: readonly AnnouncedRemote[];
  pathname: string;
  query: URLSearchParams;
  settings: Record<string, unknown> | null;
  styleNonce: string;
  /** Up to three scripts stand in it. */
  isDrawn: boolean;
  /** The start of its shell is watched by one in the page. */
  isShellWatched: boolean;
}

/** The page's Content-Security-Policy, by what is deployed and what the operator has set. */
export function policyFor(
  { overrideOrigins, storeOrigins }: Pick<EdgeOptions, 'overrideOrigins' | 'storeOrigins'>,
  { announced, pathname, query, settings, styleNonce, isDrawn, isShellWatched }: PolicedPage,
): string {
  // Only a page with an override may connect to the developer's machine.
  const { allowed: brought } = sortOverrides(askedOverrides(query) ?? '', overrideOrigins);
  const broughtFrom = brought.map(({ base }) => new URL(base).origin);
  return contentSecurityPolicy({
    styleNonce,
    inlineScripts: [...(isDrawn ? DRAWN_PAGES : []), ...(isShellWatched ? WATCHED_PAGES : [])],
    remoteOrigins: [...new Set([...broughtFrom, ...originsOf(announced)])],
    storeOrigins: storeOrigins(),
    containers: containersOf(announced, brought),
    hasAnalytics: Boolean(settings?.gaCode),
    stripeOrigin: originOf(settings?.stripeScript),
    hasRecaptcha: hasBotCheck(pathname) && Boolean(settings?.googleReCaptchaSiteKey),
  });
}
