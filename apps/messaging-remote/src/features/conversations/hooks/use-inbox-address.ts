import { useSearchParams } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import { useAddressFilters } from '@barg/session/address-filters';
import { paths } from '../../../shared/paths.ts';
import { tabsOf, type ConversationTab } from '../state/listing.ts';

const NAMES = ['filter', 'q'] as const;

/** As the server allows. */
const LONGEST_SEARCH = 100;

/** Which list is shown and what is searched for, as the address has it: a reload, the way back and a link keep it. */
export function useInboxAddress() {
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const filters = useAddressFilters(NAMES);
  const chosen = filters.get('filter');
  return {
    /** What is no list of the reader is that of all. */
    list: tabsOf(isPerformer).find((tab) => tab === chosen) ?? 'all',
    /** As it was typed. */
    search: filters.get('q'),
    q: filters.get('q').trim().slice(0, LONGEST_SEARCH),
    setList: (list: ConversationTab) => filters.set('filter', list === 'all' ? '' : list),
    setSearch: (words: string) => filters.set('q', words),
  };
}

/** Paths of conversations that leave the list beside them as it is. */
export function useThreadPaths(): Pick<typeof paths, 'conversation' | 'message'> & { messages: string } {
  const [query] = useSearchParams();
  const kept = new URLSearchParams(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
  const keep = (path: string): string => {
    if (kept.size === 0) return path;
    return `${path}${path.includes('?') ? '&' : '?'}${kept.toString()}`;
  };
  return {
    messages: keep(paths.messages),
    conversation: (conversationId) => keep(paths.conversation(conversationId)),
    message: (conversationId, sequence) => keep(paths.message(conversationId, sequence)),
  };
}
