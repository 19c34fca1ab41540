import type { AccountArea, Notification, ServerEventData } from '@barg/contract';
import type { CacheTag } from '../store/api.ts';

type Tag = CacheTag | { type: CacheTag; id: string };

const WORKS: readonly CacheTag[] = ['Feed', 'Gallery', 'Photo', 'Video', 'Product'];

/** What shows an area of an account, by the tags of what was read. */
const AREA_TAGS: Record<Exclude<AccountArea, 'streams'>, readonly Tag[]> = {
  account: ['User', 'Performer'],
  security: ['User', 'Session'],
  settings: [
    ...(['Settings', 'PrivateStream', { type: 'Performer', id: 'shipping' }] as const),
    ...['quick-replies', 'welcome', 'inbox-settings'].map((id) => ({ type: 'Message', id }) as const),
    { type: 'Stream', id: 'chat-rules' },
  ],
  cards: ['Card'],
  addresses: ['Address'],
  wallet: ['Wallet'],
  // What was bought is open now, wherever it is listed, and messages with the same files cost less.
  purchases: [...WORKS, 'Message', 'Order', 'Wallet'],
  subscriptions: [...WORKS, 'Subscription', 'Performer', 'Wallet'],
  blocks: [...WORKS, 'User', 'Performer', 'Comment', 'Follow', 'Conversation', 'Fan'],
  works: [...WORKS, 'Vault', 'Performer'],
  vault: ['Vault'],
  comments: ['Comment'],
  votes: ['Feed'],
  library: ['Reaction'],
  fans: ['Fan'],
  campaigns: ['Campaign'],
  coupons: ['Coupon'],
  payouts: ['Payout', 'Earning'],
};

/** The id under which lists of planned streams are kept. */
const PLANNED = 'PLANNED';

/** The tags of what an `account.changed` makes stale; none for an area that this version does not know. */
export const tagsOfArea = ({ area, id }: ServerEventData<'account.changed'>): readonly Tag[] => {
  if (area !== 'streams') return Object.hasOwn(AREA_TAGS, area) ? AREA_TAGS[area] : [];
  // Only the stream that is meant: another one may be playing, and stays as it is.
  const meant = id === undefined ? [PLANNED] : [PLANNED, id];
  return meant.map((of) => ({ type: 'Stream', id: of }));
};

/** The tags of what a change of the balance makes stale of which no event told. What was spent may have bought something. */
export const tagsOfBalance = (before: number | undefined, now: number | undefined): readonly Tag[] => {
  if (before === undefined || now === undefined || now === before) return [];
  return now < before ? [...AREA_TAGS.purchases, ...AREA_TAGS.subscriptions] : AREA_TAGS.wallet;
};

/** Notices of what a performer has earned, or of who is her fan now. */
const OF_EARNINGS: ReadonlySet<Notification['kind']> = new Set<Notification['kind']>([
  ...(['tip', 'purchase', 'subscription', 'subscription-renewed', 'subscription-continued'] as const),
  'subscription-gifted',
]);
const OF_COMMENTS: ReadonlySet<Notification['kind']> = new Set<Notification['kind']>([
  'comment',
  'comment-reply',
  'mention',
]);

/** Notices of what became of a stream that was announced. */
const OF_PLANS: ReadonlySet<Notification['kind']> = new Set<Notification['kind']>(['stream-moved', 'stream-cancelled']);

/** The id of what a notice's link leads to. */
const linkedId = (link: string | null | undefined): string | undefined => /^\/\w+\/([\w-]+)/.exec(link ?? '')?.[1];

/**
 * The tags of what a notice makes stale on an open page: figures that have grown, the comments of a post and how many they
 * are, when a stream begins. Its link leads to what was commented, or to the stream, by its id.
 */
export const tagsOfNotice = ({ kind, link }: Pick<Notification, 'kind' | 'link'>): readonly Tag[] => {
  if (OF_EARNINGS.has(kind)) return ['Earning', 'Fan'];
  if (OF_PLANS.has(kind)) return [PLANNED, linkedId(link)].flatMap((id) => (id ? [{ type: 'Stream', id }] : []));
  const id = OF_COMMENTS.has(kind) ? linkedId(link) : undefined;
  return id === undefined ? [] : ['Comment', ...WORKS.map((type) => ({ type, id }))];
};
