import { CONTRACT_VERSION, firstCallsOf, type RemoteDescriptor } from '@barg/contract';
import { INBOX_DATA } from './first-data/inbox.ts';

const MESSAGES = {
  expose: './messages',
  layout: 'primary',
  auth: true,
  firstCalls: firstCallsOf(INBOX_DATA),
} as const;
const BUTTON = { width: 40, height: 40 } as const;

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'messaging',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/messages', ...MESSAGES, isDrawnForMembers: true },
    // Not drawn: its composer begins with what this browser has kept.
    { path: '/messages/:conversationId', ...MESSAGES },
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
