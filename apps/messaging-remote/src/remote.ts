import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

const BUTTON = { width: 40, height: 40 } as const;

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'messaging',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/messages/:conversationId?',
      expose: './messages',
      layout: 'primary',
      auth: true,
      firstCalls: [{ path: '/conversations?offset=0&limit=20', audience: 'member' }],
    },
    { path: '/notifications', expose: './notifications', layout: 'public', auth: true },
  ],
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
    {
      id: 'notifications',
      to: '/notifications',
      labelKey: 'messaging:nav.notifications',
      icon: 'bell',
      order: 35,
      audience: 'member',
      placements: ['side'],
      badge: 'unreadNotifications',
    },
  ],
  fills: [
    {
      slot: 'shell.header',
      expose: './notification-bell',
      order: 20,
      shows: [{ to: ['user', 'performer', 'operator'], ...BUTTON }],
    },
    // Only fans write to performers; guests log in first.
    {
      slot: 'profile.actions',
      expose: './message-link',
      order: 15,
      shows: [{ to: ['guest', 'delayed', 'user'], ...BUTTON }],
    },
  ],
  offers: ['conversation.header', 'item.unlock'],
  intents: [],
};
