import type { FirstData } from '@barg/contract';

/** The data of `/live`: what is live, and what is announced. */
export const LIVE_DATA: readonly FirstData[] = [
  { path: '/streaming/user/search?limit=60', query: { endpoint: 'liveStreams' } },
  { path: '/streaming/planned?limit=50', query: { endpoint: 'plannedStreams' } },
];
