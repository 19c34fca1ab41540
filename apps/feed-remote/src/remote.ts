import { CONTRACT_VERSION, firstCallsOf, type FirstData, type RemoteDescriptor } from '@barg/contract';
import { EXPLORE_DATA } from './first-data/explore.ts';
import { GALLERY_DATA } from './first-data/gallery.ts';
import { HOME_DATA, LANDING_DATA } from './first-data/home.ts';
import { POST_DATA } from './first-data/post.ts';
import { GALLERY_SHOWN, POST_SHOWN, PRODUCT_SHOWN, PROFILE_SHOWN, VIDEO_SHOWN } from './first-data/previews.ts';
import { PRODUCT_DATA } from './first-data/product.ts';
import { PROFILE_DATA } from './first-data/profile.ts';
import { VIDEO_DATA } from './first-data/video.ts';

/** Pages of guests that a server can draw. */
const drawn = (data: readonly FirstData[]) => ({ firstCalls: firstCallsOf(data), isDrawn: true });

const POST = drawn([{ ...POST_DATA[0], ...POST_SHOWN }]);
const GALLERY = drawn([{ ...GALLERY_DATA[0], ...GALLERY_SHOWN }]);
const VIDEO = drawn([{ ...VIDEO_DATA[0], ...VIDEO_SHOWN }]);
const PRODUCT = drawn([{ ...PRODUCT_DATA[0], ...PRODUCT_SHOWN }]);
const { performer: PERFORMER, ...TILES } = PROFILE_DATA;
const profileWith = (tab: keyof typeof TILES) => drawn([{ ...PERFORMER, ...PROFILE_SHOWN }, TILES[tab]]);

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'feed',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/', expose: './home', layout: 'home', ...drawn(LANDING_DATA) },
    { path: '/home', expose: './home', layout: 'home', firstCalls: firstCallsOf(HOME_DATA), isDrawnForMembers: true },
    { path: '/explore', expose: './explore', layout: 'home', ...drawn(EXPLORE_DATA) },
    { path: '/posts/:postId', expose: './post', layout: 'home', ...POST },
    { path: '/galleries/:galleryId', expose: './gallery', layout: 'home', ...GALLERY },
    { path: '/videos/:videoId', expose: './video', layout: 'home', ...VIDEO },
    { path: '/products/:productId', expose: './product', layout: 'home', ...PRODUCT },
    { path: '/bookmarks', expose: './bookmarks', layout: 'home', auth: true },
    { path: '/:username', expose: './profile', layout: 'home', ...profileWith('posts') },
    { path: '/:username/photos', expose: './profile', layout: 'home', ...profileWith('photos') },
    { path: '/:username/videos', expose: './profile', layout: 'home', ...profileWith('videos') },
    { path: '/:username/galleries', expose: './profile', layout: 'home', ...profileWith('galleries') },
    { path: '/:username/shop', expose: './profile', layout: 'home', ...profileWith('shop') },
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
