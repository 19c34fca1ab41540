import type { Conversation } from '@barg/api-client/models';

/** The lists of the screen. */
export const TABS = ['all', 'unread', 'requests', 'subscribers', 'top-spenders', 'muted', 'archived'] as const;

export type ConversationTab = (typeof TABS)[number];

/** Nobody sells to fans, and nobody is a stranger to them whom they have written to. */
const OF_PERFORMERS: ReadonlySet<ConversationTab> = new Set(['top-spenders', 'requests']);

export const tabsOf = (isPerformer: boolean): ConversationTab[] =>
  TABS.filter((tab) => isPerformer || !OF_PERFORMERS.has(tab));

/** What the server needs to know of a list: that of all is what it gives anyway. */
export const paramsOf = (list: ConversationTab) => ({
  ...(list === 'unread' && { unread: 'true' }),
  ...(list !== 'unread' && list !== 'all' && { list }),
});

/** Whether a listed conversation stays: one that was read stays in the list of unread ones until that is left. */
export const stays = (list: ConversationTab, { isMuted, isArchived, isRequest }: Conversation): boolean => {
  if (list === 'muted') return isMuted;
  if (list === 'archived') return isArchived;
  // A request is in its own list alone, until it is answered or accepted.
  if (isRequest !== (list === 'requests')) return false;
  return list === 'unread' ? !isMuted : !isArchived;
};

const KNOWN_TO_THE_SERVER: ReadonlySet<ConversationTab> = new Set(['subscribers', 'top-spenders']);

/** Whether an event adds it. Who subscribes, and who spends how much, only the server can tell. */
export const enters = (list: ConversationTab, conversation: Conversation): boolean =>
  !KNOWN_TO_THE_SERVER.has(list) &&
  stays(list, conversation) &&
  (list !== 'unread' || conversation.totalNotSeenMessages > 0);

/** The order of lists: pinned ones, then the latest message. */
export const byPlace = (one: Conversation, other: Conversation): number =>
  Number(other.isPinned) - Number(one.isPinned) ||
  (other.lastMessageCreatedAt ?? '').localeCompare(one.lastMessageCreatedAt ?? '');
