import { escapeHtml } from '../page/escape.ts';

/** A page, or a part of the list of pages. */
export interface Entry {
  /** Below the site's address. */
  path: string;
  /** ISO 8601; null where it is not known. */
  changedAt: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const write = (outer: string, inner: string, origin: string, entries: readonly Entry[]): string => {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<${inner}><loc>${escapeHtml(origin + path)}</loc>${changed}</${inner}>`;
  });
  return [HEAD, `<${outer} xmlns="${NAMESPACE}">`, ...lines, `</${outer}>`, ''].join('\n');
};

/** Pages, as search engines read them. Source: sitemaps.org, protocol 0.9. */
export const pagesXml = (origin: string, entries: readonly Entry[]): string => write('urlset', 'url', origin, entries);

/** The list of the parts. */
export const indexXml = (origin: string, entries: readonly Entry[]): string =>
  write('sitemapindex', 'sitemap', origin, entries);
