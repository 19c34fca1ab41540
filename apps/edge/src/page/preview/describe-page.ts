import { DEFAULT_LOCALE, isShellAddress, isSupportedCulture, type RouteDescriptor } from '@barg/contract';
import type { PagePreview } from './page-preview.ts';
import { previewTags, tabTitle } from './preview-tags.ts';
import { sitePreview } from './site-preview.ts';

/** Where people reach the site, as its operator says: a request's Host is the sender's claim. */
export interface PublicSite {
  origin: string;
  /** No public URL is configured: this is the machine's own, which must not replace the one in the request. */
  isGuess: boolean;
}

export interface PageDescription {
  site: PublicSite;
  siteName: string;
  culture: string;
  pathname: string;
  query: URLSearchParams;
  /** Of a remote; none for the shell's own pages. */
  route: RouteDescriptor | undefined;
  /** What a guest is told of this page; null where that is nothing. */
  preview: PagePreview | null;
  /** There is no such page, or not for this visitor. */
  isNowhere: boolean;
}

/** The shell's own pages that need no account. */
const OPEN_SEGMENTS = new Set(['contact', 'page']);

const isPrivate = ({ route, pathname }: PageDescription): boolean =>
  route
    ? Boolean(route.auth || route.performerOnly || route.operatorOnly)
    : isShellAddress(pathname) && !OPEN_SEGMENTS.has((pathname.split('/')[1] ?? '').toLowerCase());

/** The canonical address: of the query only the language is kept, because it makes the page another one. */
function addressOf({ site, pathname, query }: PageDescription): string {
  const locale = query.get('locale');
  const search = isSupportedCulture(locale) && locale !== DEFAULT_LOCALE ? `?locale=${locale}` : '';
  return site.origin + (pathname.replace(/\/+$/, '') || '/') + search;
}

/** The page's name in the tab, and the tags by which other programs introduce it. */
export function describePage(page: PageDescription): { title: string; tags: string } {
  const { site, siteName, culture, isNowhere } = page;
  const ofSite = sitePreview(siteName, culture, site.origin);
  const told = isNowhere ? null : page.preview;
  // What a page lacks the site has: a link without words or a picture looks broken.
  const preview = told ? { ...told, text: told.text || ofSite.text, picture: told.picture ?? ofSite.picture } : ofSite;
  const address = isNowhere || site.isGuess ? null : addressOf(page);
  return {
    title: tabTitle({ preview, siteName }),
    tags: previewTags({ preview, siteName, culture, address, isPrivate: isPrivate(page) }),
  };
}
