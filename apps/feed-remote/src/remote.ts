import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'feed',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/', expose: './home', layout: 'home' },
    { path: '/home', expose: './home', layout: 'home' },
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
  ],
  fills: [],
  offers: [],
  intents: [],
};
