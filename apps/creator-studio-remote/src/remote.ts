import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'creator-studio',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/creator/account', expose: './account', layout: 'primary', auth: true, performerOnly: true }],
  nav: [
    {
      id: 'studio',
      to: '/creator/account',
      labelKey: 'creator-studio:nav.studio',
      icon: 'layout-dashboard',
      order: 70,
      audience: 'performer',
      placements: ['side'],
    },
  ],
  fills: [],
  offers: [],
  intents: [],
};
