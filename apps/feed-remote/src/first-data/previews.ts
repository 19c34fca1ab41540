import type { FirstCall } from '@barg/contract';

/** What the web tier makes of an answer: the preview of shared links, facts for search engines, the preloaded picture. */
type Shown = Pick<FirstCall, 'picture' | 'preview' | 'facts'>;

/** The default picture of items without a public one. */
const AUTHOR = { at: '/performer/avatar', alt: '/performer/name' };

const WORK = {
  author: { name: '/performer/name', username: '/performer/username' },
  publishedAt: '/publishedAt',
  isLocked: '/isLocked',
};

export const POST_SHOWN: Shown = {
  picture: '/files/0/thumbnails',
  preview: {
    type: 'article',
    title: ['/performer/name'],
    text: ['/text', '/teaser'],
    pictures: [{ at: '/linkPicture/thumbnails', alt: '/linkPicture/alt' }, AUTHOR],
  },
  facts: WORK,
};

export const GALLERY_SHOWN: Shown = {
  preview: {
    type: 'article',
    title: ['/title'],
    text: ['/description', '/performer/name'],
    pictures: [{ at: '/cover/thumbnails', alt: '/cover/alt' }, AUTHOR],
  },
  facts: WORK,
};

export const VIDEO_SHOWN: Shown = {
  preview: {
    type: 'video.other',
    title: ['/title'],
    text: ['/description', '/performer/name'],
    pictures: [
      { at: '/thumbnail/thumbnails', alt: '/thumbnail/alt' },
      { at: '/teaser/thumbnails', alt: '/teaser/alt' },
      { at: '/file/thumbnails', alt: '/file/alt' },
      AUTHOR,
    ],
  },
  facts: WORK,
};

export const PRODUCT_SHOWN: Shown = {
  preview: {
    type: 'product',
    title: ['/title'],
    text: ['/description', '/performer/name'],
    pictures: [{ at: '/cover/thumbnails', alt: '/cover/alt' }, AUTHOR],
  },
  facts: { author: WORK.author, publishedAt: '/publishedAt', price: '/price', stock: '/stock' },
};

export const PROFILE_SHOWN: Shown = {
  preview: {
    type: 'profile',
    title: ['/name'],
    text: ['/bio', '/craft'],
    pictures: [
      { at: '/avatar', alt: '/name' },
      { at: '/cover', alt: '/name' },
    ],
  },
  facts: { author: { name: '/name', username: '/username' } },
};
