import type { FirstCall } from '@barg/contract';

/** The default picture of items without a public one. */
const AUTHOR = { at: '/performer/avatar', alt: '/performer/name' };

/** The first calls of pages about one item, and the preview of shared links to them. */
export const POST_CALLS: readonly FirstCall[] = [
  {
    path: '/user/feeds/:postId',
    picture: '/files/0/thumbnails',
    preview: {
      type: 'article',
      title: ['/performer/name'],
      text: ['/text', '/teaser'],
      pictures: [{ at: '/linkPicture/thumbnails', alt: '/linkPicture/alt' }, AUTHOR],
    },
  },
];

export const GALLERY_CALLS: readonly FirstCall[] = [
  {
    path: '/performer-assets/galleries/:galleryId/view',
    preview: {
      type: 'article',
      title: ['/title'],
      text: ['/description', '/performer/name'],
      pictures: [{ at: '/cover/thumbnails', alt: '/cover/alt' }, AUTHOR],
    },
  },
];

export const VIDEO_CALLS: readonly FirstCall[] = [
  {
    path: '/performer-assets/videos/:videoId',
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
  },
];

export const PRODUCT_CALLS: readonly FirstCall[] = [
  {
    path: '/performer-assets/products/:productId',
    preview: {
      type: 'product',
      title: ['/title'],
      text: ['/description', '/performer/name'],
      pictures: [{ at: '/cover/thumbnails', alt: '/cover/alt' }, AUTHOR],
    },
  },
];

export const PROFILE_CALLS: readonly FirstCall[] = [
  {
    path: '/performers/:username',
    preview: {
      type: 'profile',
      title: ['/name'],
      text: ['/bio', '/craft'],
      pictures: [
        { at: '/avatar', alt: '/name' },
        { at: '/cover', alt: '/name' },
      ],
    },
  },
];
