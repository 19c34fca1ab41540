import type { BootData } from '@barg/contract';
import { escapeHtml, inlineJson } from '../escape.ts';
import type { KnownFacts } from './page-facts.ts';
import type { WholePreview } from './page-preview.ts';

interface Described {
  preview: WholePreview;
  facts: KnownFacts;
  origin: string;
  /** The page's own, absolute; null where the site's is not known. */
  address: string | null;
  settings: BootData['settings'];
}

type Thing = Record<string, unknown>;

/** Without what is not known. */
const known = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== null && value !== '' && value !== undefined),
  );

const personOf = ({ facts: { author }, origin, address }: Described): Thing | null =>
  author &&
  known({
    '@type': 'Person',
    name: author.name,
    alternateName: author.username,
    url: address && `${origin}/${encodeURIComponent(author.username)}`,
  });

/** A price in the site's currency: search engines know no tokens. Null where the site did not say what one is worth. */
function offerOf({ facts: { price, stock }, settings, address }: Described): Thing | null {
  const { tokenValue, currency } = settings ?? {};
  if (price === null || typeof tokenValue !== 'number' || typeof currency !== 'string') return null;
  const isSoldOut = stock === 0;
  return known({
    '@type': 'Offer',
    price: (price * tokenValue).toFixed(2),
    priceCurrency: currency.toUpperCase(),
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    url: address,
  });
}

const ofItsType: Partial<Record<WholePreview['type'], (page: Described) => Thing>> = {
  profile: (page) => ({
    '@type': 'ProfilePage',
    mainEntity: personOf(page) && {
      ...personOf(page),
      description: page.preview.text,
      image: page.preview.picture.address,
    },
  }),
  article: (page) => ({
    '@type': 'SocialMediaPosting',
    headline: page.preview.title,
    articleBody: page.preview.text,
    image: page.preview.picture.address,
    datePublished: page.facts.publishedAt,
  }),
  'video.other': (page) => ({
    '@type': 'VideoObject',
    name: page.preview.title,
    description: page.preview.text,
    thumbnailUrl: page.preview.picture.address,
    uploadDate: page.facts.publishedAt,
  }),
  product: (page) => ({
    '@type': 'Product',
    name: page.preview.title,
    description: page.preview.text,
    image: page.preview.picture.address,
    brand: personOf(page),
    offers: offerOf(page),
  }),
};

/** The kinds of pages that are a work of somebody. */
const authored = new Set<WholePreview['type']>(['article', 'video.other']);

/**
 * What search engines are told of a page, as schema.org names it; null where its kind has no name there. It is made of
 * what the preview shows and of facts that every guest is told, so nothing that is paid for stands in it.
 */
export function linkedData(page: Described): Thing | null {
  const { preview, facts, address } = page;
  const thing = ofItsType[preview.type]?.(page);
  if (!thing) return null;
  const ofWork = authored.has(preview.type)
    ? {
        author: personOf(page),
        isAccessibleForFree: facts.isLocked === null ? null : !facts.isLocked,
      }
    : {};
  return known({ '@context': 'https://schema.org', ...thing, ...ofWork, url: address });
}

/** A block of data, which no policy runs; the nonce says that it is the page's own. */
export const linkedDataTag = (thing: Thing, nonce: string): string =>
  `<script type="application/ld+json" nonce="${escapeHtml(nonce)}">${inlineJson(thing)}</script>`;
