import { CONTRACT_VERSION, type FirstCall, type RemoteDescriptor } from '@barg/contract';
import { GALLERY_CALLS, POST_CALLS, PRODUCT_CALLS, PROFILE_CALLS, VIDEO_CALLS } from './first-calls.ts';

const PROMOS: FirstCall = { path: '/site-promo/search?limit=3' };
const FOLLOWING: FirstCall = {
  path: '/user/feeds?tab=following&limit=10',
  audience: 'member',
  picture: '/data/0/files/0/thumbnails',
};

/** The calls of the first screens of `/` and `/home`, without those of content that loads later. */
const LANDING_CALLS: readonly FirstCall[] = [
  { path: '/performers/top?limit=12' },
  { path: '/user/feeds/landing?limit=10', audience: 'guest' },
  { ...PROMOS, audience: 'guest' },
  FOLLOWING,
];
const HOME_CALLS: readonly FirstCall[] = [
  { path: '/performers/top?limit=12' },
  { path: '/user/feeds/landing?limit=10', audience: 'guest' },
  FOLLOWING,
  { path: '/follows/following?limit=50', audience: 'member' },
];
const EXPLORE_CALLS: readonly FirstCall[] = [
  { path: '/trending?limit=10' },
  { path: '/trending/topics?limit=12' },
  PROMOS,
];
/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'feed',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/', expose: './home', layout: 'home', firstCalls: LANDING_CALLS, isDrawn: true },
    { path: '/home', expose: './home', layout: 'home', firstCalls: HOME_CALLS },
    { path: '/explore', expose: './explore', layout: 'home', firstCalls: EXPLORE_CALLS },
    { path: '/posts/:postId', expose: './post', layout: 'home', firstCalls: POST_CALLS },
    { path: '/galleries/:galleryId', expose: './gallery', layout: 'home', firstCalls: GALLERY_CALLS },
    { path: '/videos/:videoId', expose: './video', layout: 'home', firstCalls: VIDEO_CALLS },
    { path: '/products/:productId', expose: './product', layout: 'home', firstCalls: PRODUCT_CALLS },
    { path: '/bookmarks', expose: './bookmarks', layout: 'home', auth: true },
    { path: '/:username', expose: './profile', layout: 'home', firstCalls: PROFILE_CALLS },
    { path: '/:username/photos', expose: './profile', layout: 'home', firstCalls: PROFILE_CALLS },
    { path: '/:username/videos', expose: './profile', layout: 'home', firstCalls: PROFILE_CALLS },
    { path: '/:username/galleries', expose: './profile', layout: 'home', firstCalls: PROFILE_CALLS },
    { path: '/:username/shop', expose: './profile', layout: 'home', firstCalls: PROFILE_CALLS },
  ],
  nav: [
    {
      id: 'home',
      to: '/home',
      labelKey: 'feed:nav.home',
      icon: 'home',
      order: 10,
      audience: 'all',
      placements: ['side', 'bottom'],
    },
    {
      id: 'explore',
      to: '/explore',
      labelKey: 'feed:nav.explore',
      icon: 'compass',
      order: 20,
      audience: 'all',
      placements: ['side', 'bottom'],
    },
    {
      id: 'bookmarks',
      to: '/bookmarks',
      labelKey: 'feed:nav.library',
      icon: 'bookmark',
      order: 55,
      audience: 'member',
      placements: ['side'],
    },
  ],
  fills: [
    { slot: 'shell.aside', expose: './aside-search', order: 10 },
    { slot: 'shell.aside', expose: './aside-people', order: 30 },
  ],
  offers: ['profile.actions', 'profile.aside', 'post.actions', 'item.unlock', 'live.now'],
  intents: [],
};
