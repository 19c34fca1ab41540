import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'account',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/user/account/:section?', expose: './account', layout: 'primary', auth: true },
    { path: '/users/search', expose: './people', layout: 'home', auth: true },
    { path: '/users/view/:id', expose: './person', layout: 'home', auth: true },
  ],
  nav: [
    {
      id: 'account',
      to: '/user/account',
      // A text of the shell: otherwise the first load of every page would include all texts of this remote.
      labelKey: 'shell:account.title',
      icon: 'user',
      order: 90,
      audience: 'member',
      placements: ['bottom', 'account'],
    },
  ],
  fills: [],
  offers: ['account.more', 'account.preferences'],
  intents: [
    { intent: 'site.confirm', expose: './confirmation-dialog' },
    { intent: 'site.address', expose: './new-address' },
    { intent: 'site.prove', expose: './prove-dialog' },
  ],
};
