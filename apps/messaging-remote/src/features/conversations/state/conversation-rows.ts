import type { Conversation, ListConversations200 } from '@barg/api-client/models';
import type { InfiniteData } from '@barg/runtime/store';
import { byPlace, enters, stays, type ConversationTab } from './listing.ts';

/** A list as it is cached. Its rows may have left it since they were loaded: what is shown is {@link listedIn}. */
export type ConversationPages = Pick<InfiniteData<ListConversations200, number>, 'pages'>;

const rowsOf = ({ pages }: ConversationPages): Conversation[] => pages.flatMap(({ data }) => data);

/** The conversations of a list, in its order, each once though pages overlap. */
export const listedIn = (list: ConversationTab, cached: ConversationPages): Conversation[] => {
  const byId = new Map<string, Conversation>();
  for (const row of rowsOf(cached)) if (stays(list, row) && !byId.has(row._id)) byId.set(row._id, row);
  return [...byId.values()];
};

export const findRow = (cached: ConversationPages | undefined, id: string): Conversation | undefined =>
  cached && rowsOf(cached).find(({ _id }) => _id === id);

/** Changes rows, then puts all of them in their order; the total follows who came and who left. */
function editRows(list: ConversationTab, cached: ConversationPages, edit: (rows: Conversation[]) => void): void {
  const [first] = cached.pages;
  if (!first) return;
  const before = listedIn(list, cached).length;
  const rows = rowsOf(cached);
  edit(rows);
  // The server's order of spenders is told by nothing else.
  if (list !== 'top-spenders') rows.sort(byPlace);
  for (const page of cached.pages) page.data = [];
  first.data = rows;
  const change = listedIn(list, cached).length - before;
  for (const page of cached.pages) page.total += change;
}

/** Changes a conversation that is known here. */
export const editRow = (
  list: ConversationTab,
  cached: ConversationPages,
  { id, edit }: { id: string; edit: (row: Conversation) => void },
): void =>
  editRows(list, cached, (rows) => {
    for (const row of rows) if (row._id === id) edit(row);
  });

/** Takes in a conversation that was not known here, if an event brings it into the list. */
export const addRow = (list: ConversationTab, cached: ConversationPages, conversation: Conversation): void => {
  const isKnown = findRow(cached, conversation._id) !== undefined;
  if (isKnown || conversation.lastMessageCreatedAt === null || !enters(list, conversation)) return;
  editRows(list, cached, (rows) => void rows.push(conversation));
};
