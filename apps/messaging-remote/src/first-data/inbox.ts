import type { ListConversations200 } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';

/** The data of the first screen of messages: the first page of all conversations. */
export const INBOX_DATA: readonly FirstData[] = [
  {
    path: '/conversations?offset=0&limit=20',
    audience: 'member',
    query: {
      endpoint: 'conversations',
      argOf: () => 'all',
      toData: (page: ListConversations200) => ({ pages: [page], pageParams: [0] }),
    },
  },
];
