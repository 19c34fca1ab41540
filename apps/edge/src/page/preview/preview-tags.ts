import { escapeHtml } from '../escape.ts';
import type { WholePreview } from './page-preview.ts';

/** A smaller picture would be enlarged by clients that show it large. */
const MIN_LARGE_WIDTH = 600;

export interface PreviewParts {
  preview: WholePreview;
  siteName: string;
  culture: string;
  /** Absolute; null when the page has none to share. */
  address: string | null;
  /** Not for search engines: the page needs an account. */
  isPrivate: boolean;
}

type Tag = readonly [attribute: 'name' | 'property', key: string, content: string | number | null];

const metaTag = ([attribute, key, content]: Tag): string =>
  content === null || content === '' ? '' : `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

/** The meta tags for search engines and messengers, which run no scripts. */
export function previewTags({ preview, siteName, culture, address, isPrivate }: PreviewParts): string {
  const { type, title, text, picture } = preview;
  const isLarge = picture.width >= MIN_LARGE_WIDTH;
  const tags: Tag[] = [
    ['name', 'description', text],
    ['name', 'robots', isPrivate ? 'noindex' : null],
    ['property', 'og:type', type],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', address],
    ['property', 'og:site_name', siteName],
    ['property', 'og:locale', culture.replace('-', '_')],
    ['property', 'og:image', picture.address],
    ['property', 'og:image:width', picture.width],
    ['property', 'og:image:height', picture.height],
    ['property', 'og:image:alt', picture.alt],
    ['name', 'twitter:card', isLarge ? 'summary_large_image' : 'summary'],
  ];
  const canonical = address && !isPrivate ? `<link rel="canonical" href="${escapeHtml(address)}">` : '';
  return [...tags.map(metaTag), canonical].filter(Boolean).join('\n');
}

/** As in the shell: the page's name, then the site's. */
export const tabTitle = ({ preview, siteName }: Pick<PreviewParts, 'preview' | 'siteName'>): string =>
  preview.title === siteName ? siteName : `${preview.title} · ${siteName}`;
