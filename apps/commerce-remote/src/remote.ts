import { CONTRACT_VERSION, firstCallsOf, type RemoteDescriptor, type Showing } from '@barg/contract';
import { ORDERS_DATA } from './first-data/orders.ts';
import { WALLET_DATA } from './first-data/wallet.ts';

const FANS: readonly Showing[] = [{ to: ['user'] }];
const BUTTON = { width: 40, height: 40 } as const;
/** Visitors who may subscribe; a delayed account may turn out to be one. */
const TO_BUYERS = { to: ['guest', 'delayed', 'user'] } as const;

/** The remote's descriptor. Each expose is in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'commerce',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/wallet/:section?',
      expose: './wallet',
      layout: 'home',
      auth: true,
      firstCalls: firstCallsOf(WALLET_DATA),
      isDrawnForMembers: true,
    },
    { path: '/wallet/receipts/:paymentId', expose: './wallet', layout: 'home', auth: true },
    { path: '/wallet/crypto/:coinPaymentId', expose: './wallet', layout: 'home', auth: true },
    { path: '/wallet/transactions/:transactionId', expose: './wallet', layout: 'home', auth: true },
    {
      path: '/orders',
      expose: './orders',
      layout: 'home',
      auth: true,
      firstCalls: firstCallsOf(ORDERS_DATA),
    },
    { path: '/orders/:orderId', expose: './orders', layout: 'home', auth: true },
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
      id: 'orders',
      to: '/orders',
      labelKey: 'commerce:nav.orders',
      icon: 'package',
      order: 55,
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
    { slot: 'shell.header', expose: './balance-chip', order: 10, shows: [{ to: ['user'], ...BUTTON }] },
    { slot: 'shell.side', expose: './balance-chip', order: 10, shows: FANS },
    { slot: 'shell.aside', expose: './wallet-card', order: 20, shows: FANS },
    { slot: 'profile.actions', expose: './profile-tip', order: 20, shows: [{ to: ['user'], ...BUTTON }] },
    { slot: 'profile.actions', expose: './profile-private', order: 30, shows: FANS },
    {
      slot: 'profile.aside',
      expose: './profile-subscription',
      order: 10,
      // The heights for an existing subscription, and for four, three, two plans or one; the words of a plan for more than a month take two lines.
      shows: [
        { ...TO_BUYERS, where: { '/performer/isSubscribed': true }, height: 184 },
        { ...TO_BUYERS, where: { '/performer/planCount': 4 }, height: 558 },
        { ...TO_BUYERS, where: { '/performer/planCount': 3 }, height: 451 },
        { ...TO_BUYERS, where: { '/performer/planCount': 1 }, height: 237 },
        { ...TO_BUYERS, height: 344 },
      ],
    },
    { slot: 'post.actions', expose: './post-tip', order: 10, shows: FANS },
    { slot: 'item.unlock', expose: './item-unlock', order: 10, shows: [TO_BUYERS] },
    { slot: 'conversation.header', expose: './conversation-tip', order: 10, shows: FANS },
    { slot: 'live.actions', expose: './live-actions', order: 10, shows: FANS },
  ],
  offers: [],
  intents: [
    { intent: 'commerce.top-up', expose: './top-up-dialog' },
    { intent: 'commerce.tip', expose: './tip-dialog' },
    { intent: 'commerce.subscribe', expose: './subscribe-dialog' },
    { intent: 'commerce.order', expose: './order-dialog' },
    { intent: 'commerce.unlock', expose: './unlock-dialog' },
    { intent: 'commerce.ticket', expose: './ticket-dialog' },
    { intent: 'commerce.agree', expose: './agree-dialog' },
    { intent: 'commerce.private-stream', expose: './private-dialog' },
  ],
};
