import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'operator',
  contract: CONTRACT_VERSION,
  // One route for all sections, so that the frame stays mounted.
  routes: [{ path: '/operator/*', expose: './console', layout: 'own', operatorOnly: true }],
  nav: [
    {
      id: 'console',
      to: '/operator',
      labelKey: 'operator:console',
      icon: 'layout-dashboard',
      order: 10,
      audience: 'operator',
      placements: ['account'],
    },
  ],
  fills: [],
  offers: ['frame.account'],
  intents: [],
};
