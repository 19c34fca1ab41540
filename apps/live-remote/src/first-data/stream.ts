import type { FirstData } from '@barg/contract';

/** The data of a stream's page, and what shared links show of it. */
export const STREAM_DATA: readonly FirstData[] = [
  {
    path: '/streaming/:streamId',
    query: { endpoint: 'stream', argOf: ({ streamId }) => streamId },
    preview: {
      type: 'video.other',
      title: ['/title'],
      text: ['/topic', '/performer/name'],
      pictures: [{ at: '/cover', alt: '/title' }],
    },
  },
];
