import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'commerce',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/wallet', expose: './wallet', layout: 'primary', auth: true }],
  nav: [
    {
      id: 'wallet',
      to: '/wallet',
      labelKey: 'commerce:nav.wallet',
      icon: 'wallet',
      order: 60,
      audience: 'user',
      placements: ['side'],
    },
  ],
  fills: [],
  offers: [],
  intents: [],
};
