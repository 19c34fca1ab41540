import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ContentItem } from '../../viewing/items.ts';
import { FilteredWordsError } from '../conversations/conversations.errors.ts';
import { hasFilteredWord } from '../conversations/filtered-words.ts';
import { findInboxSettings } from '../inbox-settings/inbox-settings.repository.ts';

/**
 * Holds a comment against the words that the performer of a work does not want to read below it, as in messages and in
 * her chats. She herself writes what she likes.
 * @throws FilteredWordsError
 */
export const assertAcceptedComment = async (
  db: Queryable,
  { performerId }: Pick<ContentItem, 'performerId'>,
  { authorId, text }: { authorId: string; text: string },
): Promise<void> => {
  if (text === '' || authorId === performerId) return;
  const { filteredWords } = await findInboxSettings(db, performerId);
  if (hasFilteredWord(text, filteredWords)) throw new FilteredWordsError();
};
