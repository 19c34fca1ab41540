import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'messaging',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/messages/:conversationId?', expose: './messages', layout: 'primary', auth: true }],
  nav: [
    {
      id: 'messages',
      to: '/messages',
      labelKey: 'messaging:nav.messages',
      icon: 'message-circle',
      order: 30,
      audience: 'member',
      placements: ['side', 'bottom'],
      badge: 'unreadMessages',
    },
  ],
  fills: [],
  offers: [],
  intents: [],
};
