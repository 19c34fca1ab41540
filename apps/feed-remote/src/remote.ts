import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'feed',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/', expose: './home', layout: 'home' },
    { path: '/home', expose: './home', layout: 'home' },
    { path: '/explore', expose: './explore', layout: 'home' },
    { path: '/posts/:postId', expose: './post', layout: 'home' },
    { path: '/galleries/:galleryId', expose: './gallery', layout: 'home' },
    { path: '/videos/:videoId', expose: './video', layout: 'home' },
    { path: '/bookmarks', expose: './bookmarks', layout: 'home', auth: true },
    { path: '/:username', expose: './profile', layout: 'home' },
    { path: '/:username/photos', expose: './profile', layout: 'home' },
    { path: '/:username/videos', expose: './profile', layout: 'home' },
    { path: '/:username/galleries', expose: './profile', layout: 'home' },
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
      labelKey: 'feed:nav.bookmarks',
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
  offers: ['profile.actions', 'profile.aside', 'post.actions', 'item.unlock'],
  intents: [],
};
