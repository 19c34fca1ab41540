import type { Conversation } from '@barg/api-client/models';

/** The lists of the screen. */
export const TABS = ['all', 'unread', 'subscribers', 'muted', 'archived'] as const;

export type ConversationTab = (typeof TABS)[number];

export interface ConversationFilter {
  /** Part of the other side's name. */
  q: string;
  list: ConversationTab;
}

export const isSameFilter = (one: ConversationFilter, other: ConversationFilter): boolean =>
  one.q === other.q && one.list === other.list;

/** What the server needs to know of a filter: the list of all is what it gives anyway. */
export const paramsOf = ({ q, list }: ConversationFilter) => ({
  ...(q && { q }),
  ...(list === 'unread' && { unread: 'true' }),
  ...(list !== 'unread' && list !== 'all' && { list }),
});

/** Whether a listed conversation stays: one that was read stays in the list of unread ones until that is left. */
export const stays = ({ list }: ConversationFilter, { isMuted, isArchived }: Conversation): boolean => {
  if (list === 'muted') return isMuted;
  if (list === 'unread') return !isMuted;
  return isArchived === (list === 'archived');
};

/** Whether an event adds it. It adds nothing to what only the server can tell: results of a search, and subscribers. */
export const enters = (filter: ConversationFilter, conversation: Conversation): boolean =>
  filter.q === '' &&
  filter.list !== 'subscribers' &&
  stays(filter, conversation) &&
  (filter.list !== 'unread' || conversation.totalNotSeenMessages > 0);

/** The order of lists: pinned ones, then the latest message. */
export const byPlace = (one: Conversation | undefined, other: Conversation | undefined): number =>
  Number(other?.isPinned ?? false) - Number(one?.isPinned ?? false) ||
  (other?.lastMessageCreatedAt ?? '').localeCompare(one?.lastMessageCreatedAt ?? '');
