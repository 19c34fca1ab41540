import { list, type List } from './lists.ts';

export interface HotList extends List {
  name: string;
  /** The table whose rows it shows. */
  table: string;
}

const hot = (name: string, table: string, asked: List): HotList => ({ ...asked, name, table });

/** The lists that are asked for most. */
export const HOTTEST_LISTS: readonly HotList[] = [
  hot('home', 'feed_posts', list('listFeedPosts', 'fan', '/user/feeds?tab=following')),
  hot('landing page', 'feed_posts', list('listLandingFeedPosts', 'guest', '/user/feeds/landing')),
  hot(
    'posts of a profile',
    'feed_posts',
    list('listFeedPosts', 'fan', ({ her }) => `/user/feeds?performerId=${her.id}`),
  ),
  hot(
    'messages',
    'messages',
    list('listMessages', 'fan', (world) => `/messages/conversations/${world.conversationId}`),
  ),
  hot('conversations', 'conversations', list('listConversations', 'fan', '/conversations')),
  hot('notices', 'notifications', list('listNotifications', 'fan', '/notifications')),
  hot('explore', 'performers', list('searchPerformers', 'fan', '/performers/user/search')),
  hot(
    'comments',
    'comments',
    list('listComments', 'fan', ({ first }) => `/comments?objectType=feed&objectId=${first.feed}`),
  ),
  hot('earnings', 'ledger_transactions', list('listEarnings', 'her', '/performer/earning/search')),
  hot('history of a wallet', 'ledger_transactions', list('listTransactions', 'fan', '/wallet/charges/user/search')),
];
