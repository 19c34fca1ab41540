import type { Notification } from '@barg/contract';

/** The ways to tell somebody: the list on the site, the browser's notifications, e-mail. */
export const CHANNELS = ['app', 'push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the tabs of the list, and the groups of the settings, are. */
export const CATEGORIES = ['money', 'people', 'content', 'account'] as const;
export type Category = (typeof CATEGORIES)[number];

interface Topic {
  category: Category;
  /** Whom it can concern. */
  audience: 'fan' | 'performer' | 'member';
  /** The channels that tell it as long as its reader says nothing. */
  defaults: readonly Channel[];
  /** Those that always tell it: what somebody has to know of the own money and account. */
  fixed?: readonly Channel[];
}

/** What somebody can switch on and off, in the order of the settings. */
export const topics = {
  subscription: { category: 'money', audience: 'member', defaults: ['app', 'push', 'email'] },
  renewal: { category: 'money', audience: 'member', defaults: ['app', 'email'], fixed: ['app', 'email'] },
  'failed-renewal': {
    category: 'money',
    audience: 'fan',
    defaults: ['app', 'push', 'email'],
    fixed: ['app', 'email'],
  },
  tip: { category: 'money', audience: 'performer', defaults: ['app', 'push'] },
  purchase: { category: 'money', audience: 'performer', defaults: ['app', 'push'] },
  order: { category: 'money', audience: 'member', defaults: ['app', 'push', 'email'], fixed: ['app'] },
  payment: { category: 'money', audience: 'member', defaults: ['app', 'email'], fixed: ['app', 'email'] },
  payout: { category: 'money', audience: 'performer', defaults: ['app', 'push', 'email'], fixed: ['app', 'email'] },
  'private-stream': { category: 'money', audience: 'member', defaults: ['app', 'push'] },
  message: { category: 'people', audience: 'member', defaults: ['app', 'push', 'email'], fixed: ['app'] },
  mention: { category: 'people', audience: 'member', defaults: ['app', 'push'] },
  comment: { category: 'people', audience: 'performer', defaults: ['app', 'push'] },
  reply: { category: 'people', audience: 'member', defaults: ['app', 'push'] },
  like: { category: 'people', audience: 'performer', defaults: ['app'] },
  follow: { category: 'people', audience: 'performer', defaults: ['app'] },
  post: { category: 'content', audience: 'fan', defaults: ['app', 'push'] },
  live: { category: 'content', audience: 'fan', defaults: ['app', 'push'] },
  'live-soon': { category: 'content', audience: 'fan', defaults: ['app', 'push'] },
  verification: {
    category: 'account',
    audience: 'performer',
    defaults: ['app', 'push', 'email'],
    fixed: ['app', 'email'],
  },
  report: { category: 'account', audience: 'member', defaults: ['app'] },
  system: { category: 'account', audience: 'member', defaults: ['app', 'push', 'email'], fixed: ['app', 'email'] },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;
export const TOPICS = Object.keys(topics) as [TopicName, ...TopicName[]];

const topicsOfKinds: Record<Notification['kind'], TopicName> = {
  follow: 'follow',
  subscription: 'subscription',
  'subscription-gift': 'subscription',
  'subscription-gifted': 'subscription',
  'subscription-gift-returned': 'subscription',
  'subscription-ended': 'payment',
  'subscription-gift-ended': 'payment',
  'subscription-renewed': 'renewal',
  'subscription-continued': 'renewal',
  'subscription-price-raised': 'renewal',
  'subscription-price-kept': 'renewal',
  'subscription-trial-ending': 'renewal',
  'card-expiring': 'renewal',
  'subscription-past-due': 'failed-renewal',
  'subscription-card-refused': 'failed-renewal',
  tip: 'tip',
  purchase: 'purchase',
  like: 'like',
  comment: 'comment',
  'comment-reply': 'reply',
  mention: 'mention',
  message: 'message',
  'stream-started': 'live',
  'stream-soon': 'live-soon',
  'stream-moved': 'live-soon',
  'stream-cancelled': 'live-soon',
  'ticket-refunded': 'payment',
  'private-request': 'private-stream',
  'private-accepted': 'private-stream',
  'private-declined': 'private-stream',
  'private-expired': 'private-stream',
  'private-not-covered': 'private-stream',
  post: 'post',
  'top-up': 'payment',
  'payment-failed': 'payment',
  'subscription-missed': 'payment',
  'refund-granted': 'payment',
  'refund-refused': 'payment',
  'refund-failed': 'payment',
  'payment-refunded': 'payment',
  'sale-refunded': 'payment',
  'dispute-opened': 'payment',
  'dispute-won': 'payment',
  'dispute-lost': 'payment',
  'wallet-opened': 'payment',
  'verification-approved': 'verification',
  'verification-refused': 'verification',
  'report-acted': 'report',
  'report-dismissed': 'report',
  'content-removed': 'system',
  'content-restored': 'system',
  'objection-upheld': 'system',
  'file-failed': 'system',
  'work-held': 'system',
  'message-file-failed': 'system',
  'campaign-failed': 'system',
  'campaign-incomplete': 'system',
  'recording-failed': 'system',
  'stream-lapsed': 'system',
  'payout-approved': 'payout',
  'payout-sent': 'payout',
  'payout-refused': 'payout',
  'payout-returned': 'payout',
  'payout-details-changed': 'payout',
  'order-created': 'order',
  'order-readdressed': 'order',
  'order-problem': 'order',
  'order-processing': 'order',
  'order-shipped': 'order',
  'order-tracking': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-problem-answered': 'order',
};

export const topicOf = (kind: Notification['kind']): TopicName => topicsOfKinds[kind];

/** The topics that something is told of. */
export const TOLD_TOPICS: ReadonlySet<TopicName> = new Set(Object.values(topicsOfKinds));

const has = (channels: readonly Channel[] | undefined, channel: Channel): boolean =>
  channels?.includes(channel) ?? false;

/** Whether a channel tells a topic as long as its reader says nothing. */
export const isOnByDefault = (topic: TopicName, channel: Channel): boolean => has(topics[topic].defaults, channel);

/** Whether a channel tells a topic whatever its reader says. */
export const isFixed = (topic: TopicName, channel: Channel): boolean => has((topics[topic] as Topic).fixed, channel);

/** Whether a topic can concern an account of this role. */
export const concerns = (topic: TopicName, role: 'user' | 'performer' | 'operator'): boolean => {
  if (!TOLD_TOPICS.has(topic)) return false;
  const { audience } = topics[topic];
  if (audience === 'member') return role !== 'operator' || topic === 'system';
  return audience === (role === 'user' ? 'fan' : role);
};
