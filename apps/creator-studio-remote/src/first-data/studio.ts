import type { ListOwnFeedPosts200 } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';

/** The data of the studio's first screen: whether she is verified, what she earned, and her posts. */
export const STUDIO_DATA: readonly FirstData[] = [
  { path: '/performers/me/profile', audience: 'member', query: { endpoint: 'ownPerformer' } },
  {
    path: '/performer/earning/stats?period=30',
    audience: 'member',
    query: { endpoint: 'earningStats', argOf: () => '30' },
  },
  {
    path: '/performer/feeds',
    audience: 'member',
    query: {
      endpoint: 'ownPosts',
      argOf: () => ({}),
      toData: (page: ListOwnFeedPosts200) => ({ pages: [page], pageParams: [undefined] }),
    },
  },
  { path: '/performer/feeds/counts', audience: 'member', query: { endpoint: 'ownPostCounts', argOf: () => ({}) } },
];
