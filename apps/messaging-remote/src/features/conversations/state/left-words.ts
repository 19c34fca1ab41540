import { store, userSlice } from '@barg/session';

interface LeftWords {
  conversationId: string;
  text: string;
}

/**
 * What was typed and is not with the server: of each conversation what stands in its field, by its id, and what was
 * sent from there and has not arrived, by the key of the message. It outlives the end of a session, but not the page:
 * nothing of it is written to the device. Whoever else signs in empties it.
 */
const left = new Map<string, LeftWords>();
let writerId: string | null = null;

const ownWords = (): Map<string, LeftWords> | null => {
  const accountId = userSlice.selectors.selectCurrentUser(store.getState())?._id;
  if (accountId === undefined) return null;
  if (accountId !== writerId) left.clear();
  writerId = accountId;
  return left;
};

const idsAt = (conversationId: string): string[] =>
  [...(ownWords() ?? [])].flatMap(([id, words]) => (words.conversationId === conversationId ? id : []));

/** What this account had begun to write in a conversation, after what did not arrive from there. */
export const wordsLeftAt = (conversationId: string): string =>
  idsAt(conversationId)
    .flatMap((id) => left.get(id)?.text.trim() || [])
    .join('\n\n');

export const leaveWords = (id: string, words: LeftWords): void => void ownWords()?.set(id, words);

/** They arrived, or are not wanted. */
export const forgetWords = (id: string): void => void ownWords()?.delete(id);

/** What was left there stands in the field again, and is kept with it from now on. */
export const forgetWordsAt = (conversationId: string): void => idsAt(conversationId).forEach(forgetWords);
