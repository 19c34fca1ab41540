import type { FirstData } from '@barg/contract';

export const POST_DATA = [
  { path: '/user/feeds/:postId', query: { endpoint: 'post', argOf: ({ postId }) => postId } },
] as const satisfies readonly FirstData[];
