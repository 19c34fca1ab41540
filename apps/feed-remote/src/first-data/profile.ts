import type { FirstData } from '@barg/contract';
import { firstPage } from './lists.ts';

const PERFORMER: FirstData = {
  path: '/performers/:username',
  query: { endpoint: 'performer', argOf: ({ username }) => username },
};
const tiles = (path: string, endpoint: string): FirstData => ({
  path,
  query: { endpoint, argOf: ({ username }) => username, toData: firstPage },
});
const OF_HER = { fromAddress: { username: 'username' } };

/** The data of a profile: of all its tabs the performer, and of each the first page of its tiles. */
export const PROFILE_DATA = {
  performer: PERFORMER,
  posts: {
    path: '/user/feeds/landing?limit=18',
    ...OF_HER,
    query: { endpoint: 'postPages', argOf: ({ username }) => ({ from: 'performer', username }), toData: firstPage },
  },
  photos: tiles('/performer-assets/photos/:username?limit=18', 'performerPhotos'),
  videos: { ...tiles('/performer-assets/videos/search?limit=18', 'performerVideos'), ...OF_HER },
  galleries: { ...tiles('/performer-assets/galleries/search?limit=18', 'performerGalleries'), ...OF_HER },
  shop: { ...tiles('/performer-assets/products/search?limit=18', 'performerProducts'), ...OF_HER },
} as const satisfies Record<string, FirstData>;
