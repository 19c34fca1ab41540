import type { FirstData } from '@barg/contract';

export const GALLERY_DATA = [
  {
    path: '/performer-assets/galleries/:galleryId/view',
    query: { endpoint: 'gallery', argOf: ({ galleryId }) => galleryId },
  },
] as const satisfies readonly FirstData[];
