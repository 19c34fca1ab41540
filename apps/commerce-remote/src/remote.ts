import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'commerce',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/wallet/:section?',
      expose: './wallet',
      layout: 'home',
      auth: true,
      firstCalls: [{ path: '/wallet/charges/user/search', audience: 'member' }],
    },
    { path: '/subscriptions', expose: './subscriptions', layout: 'home', auth: true },
  ],
  nav: [
    {
      id: 'subscriptions',
      to: '/subscriptions',
      labelKey: 'commerce:nav.subscriptions',
      icon: 'sparkles',
      order: 50,
      audience: 'user',
      placements: ['side'],
    },
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
  fills: [
    { slot: 'shell.header', expose: './balance-chip', order: 10 },
    { slot: 'shell.side', expose: './balance-chip', order: 10 },
    { slot: 'shell.aside', expose: './wallet-card', order: 20 },
    { slot: 'profile.actions', expose: './profile-tip', order: 20 },
    { slot: 'profile.aside', expose: './profile-subscription', order: 10 },
    { slot: 'post.actions', expose: './post-tip', order: 10 },
    { slot: 'item.unlock', expose: './item-unlock', order: 10 },
    { slot: 'conversation.header', expose: './conversation-tip', order: 10 },
    { slot: 'live.actions', expose: './live-actions', order: 10 },
  ],
  offers: [],
  intents: [
    { intent: 'commerce.top-up', expose: './top-up-dialog' },
    { intent: 'commerce.tip', expose: './tip-dialog' },
    { intent: 'commerce.subscribe', expose: './subscribe-dialog' },
    { intent: 'commerce.unlock', expose: './unlock-dialog' },
  ],
};
