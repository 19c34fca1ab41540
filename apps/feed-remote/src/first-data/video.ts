import type { FirstData } from '@barg/contract';

export const VIDEO_DATA = [
  { path: '/performer-assets/videos/:videoId', query: { endpoint: 'video', argOf: ({ videoId }) => videoId } },
] as const satisfies readonly FirstData[];
