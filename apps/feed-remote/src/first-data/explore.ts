import type { Topic } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';
import { dataOf, firstPage, PROMOS } from './lists.ts';

export const EXPLORE_DATA: readonly FirstData[] = [
  {
    path: '/trending?limit=10',
    query: { endpoint: 'postPages', argOf: () => ({ from: 'trending' }), toData: firstPage },
  },
  { path: '/trending/topics?limit=12', query: { endpoint: 'topics', toData: dataOf<Topic> } },
  PROMOS,
];
