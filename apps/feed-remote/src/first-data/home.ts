import type { PerformerCard } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';
import { dataOf, firstPage, PROMOS } from './lists.ts';

const TOP: FirstData = {
  path: '/performers/top?limit=12',
  query: { endpoint: 'performers', argOf: () => ({ from: 'top' }), toData: dataOf<PerformerCard> },
};
const LANDING_POSTS: FirstData = {
  path: '/user/feeds/landing?limit=10',
  audience: 'guest',
  query: { endpoint: 'postPages', argOf: () => ({ from: 'landing' }), toData: firstPage },
};
const FOLLOWING: FirstData = {
  path: '/user/feeds?tab=following&limit=10',
  audience: 'member',
  picture: '/data/0/files/0/thumbnails',
  query: { endpoint: 'postPages', argOf: () => ({ from: 'following' }), toData: firstPage },
};
const FOLLOWED: FirstData = {
  path: '/follows/following?limit=50&liveFirst=true',
  audience: 'member',
  query: { endpoint: 'performers', argOf: () => ({ from: 'following' }), toData: dataOf<PerformerCard> },
};

/** The data of the first screens of `/` and `/home`, without content that loads later. */
export const LANDING_DATA: readonly FirstData[] = [TOP, LANDING_POSTS, { ...PROMOS, audience: 'guest' }, FOLLOWING];
export const HOME_DATA: readonly FirstData[] = [TOP, LANDING_POSTS, FOLLOWING, FOLLOWED];

/** What the page of both asks first. */
export const HOME_PAGE_DATA: readonly FirstData[] = [...LANDING_DATA, FOLLOWED];
