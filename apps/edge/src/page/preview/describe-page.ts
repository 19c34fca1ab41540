import {
  DEFAULT_LOCALE,
  isShellAddress,
  isSupportedCulture,
  type BootData,
  type RouteDescriptor,
} from '@barg/contract';
import { linkedData, linkedDataTag } from './linked-data.ts';
import type { KnownFacts } from './page-facts.ts';
import { MAX_TITLE, type PagePreview, type WholePreview } from './page-preview.ts';
import { previewTags, tabTitle } from './preview-tags.ts';
import { sitePreview } from './site-preview.ts';
import { shownWords } from './words.ts';

/** The configured public URL: a request's Host is set by the client. */
export interface PublicSite {
  origin: string;
  /** True when no public URL is configured: then it is the machine's own, and must not replace the request's. */
  isGuess: boolean;
}

export interface PageDescription {
  site: PublicSite;
  siteName: string;
  culture: string;
  pathname: string;
  query: URLSearchParams;
  /** The remote's route; undefined for the shell's own pages. */
  route: RouteDescriptor | undefined;
  /** The preview for guests; null when there is none. */
  preview: PagePreview | null;
  /** What the page calls itself, where it was drawn. */
  drawnTitle?: string;
  /** What search engines are told beside it. */
  facts: KnownFacts | null;
  settings: BootData['settings'];
  styleNonce: string;
  /** The page does not exist, or not for this visitor. */
  isNowhere: boolean;
}

/** The shell's own pages that need no account. */
const OPEN_SEGMENTS = new Set(['contact', 'page']);

const isPrivate = ({ route, pathname }: PageDescription): boolean =>
  route
    ? Boolean(route.auth || route.performerOnly || route.operatorOnly)
    : isShellAddress(pathname) && !OPEN_SEGMENTS.has((pathname.split('/')[1] ?? '').toLowerCase());

/** The canonical URL: it keeps only the language of the query. */
function addressOf({ site, pathname, query }: PageDescription): string {
  const locale = query.get('locale');
  const search = isSupportedCulture(locale) && locale !== DEFAULT_LOCALE ? `?locale=${locale}` : '';
  return site.origin + (pathname.replace(/\/+$/, '') || '/') + search;
}

/** The site's preview of a page that has none, by what that calls itself. */
const namedBy = (title: string | undefined, preview: WholePreview): WholePreview => {
  const words = shownWords(title, MAX_TITLE);
  return words ? { ...preview, title: words } : preview;
};

/** The title and meta tags of a page. */
export function describePage(page: PageDescription): { title: string; tags: string } {
  const { site, siteName, culture, isNowhere } = page;
  const ofSite = namedBy(page.drawnTitle, sitePreview(siteName, culture, site.origin));
  const told = isNowhere ? null : page.preview;
  // The site's preview fills what the page's lacks: a link without text or picture looks broken.
  const preview = told ? { ...told, text: told.text || ofSite.text, picture: told.picture ?? ofSite.picture } : ofSite;
  const address = isNowhere || site.isGuess ? null : addressOf(page);
  const tags = previewTags({ preview, siteName, culture, address, isPrivate: isPrivate(page) });
  const { facts, settings, styleNonce } = page;
  const thing = told && facts && linkedData({ preview, facts, origin: site.origin, address, settings });
  return {
    title: tabTitle({ preview, siteName }),
    tags: thing ? `${tags}\n${linkedDataTag(thing, styleNonce)}` : tags,
  };
}
