import { useMemo } from 'react';
import type { PerformerCard } from '@barg/api-client/models';
import { useDebouncedValue } from '@barg/ui-kit';
import { useSearchSuggestionsQuery } from '../api/suggestions.ts';
import { readRecentSearches } from '../state/recent-searches.ts';

/** Milliseconds: longer than the pause between letters, and not noticeable. */
const PAUSE_MS = 200;

export type Suggestion =
  | { kind: 'recent'; id: string; words: string }
  | { kind: 'topic'; id: string; words: string; postCount: number }
  | { kind: 'performer'; id: string; performer: PerformerCard };

/** The id of a suggestion's option in the page. */
export const optionId = (listId: string, { id }: Suggestion): string => `${listId}-${id}`;

const recent = (): Suggestion[] =>
  readRecentSearches().map((words) => ({ kind: 'recent', id: `recent-${words}`, words }));

/** Suggestions: recent searches of this device while the field is empty, then the server's. */
export const useSuggestions = (text: string, isOpen: boolean): Suggestion[] => {
  const typed = text.trim();
  const q = useDebouncedValue(typed, PAUSE_MS);
  const isAsked = isOpen && q !== '' && q === typed;
  // `currentData`, which is the answer to this text, not to an earlier one.
  const { currentData: answer } = useSearchSuggestionsQuery(q, { skip: !isAsked });
  return useMemo(() => {
    if (!isOpen) return [];
    if (typed === '') return recent();
    const { topics = [], performers = [] } = isAsked ? (answer ?? {}) : {};
    return [
      ...performers.map((performer): Suggestion => ({ kind: 'performer', id: performer._id, performer })),
      ...topics.map(({ tag, postCount }): Suggestion => ({
        kind: 'topic',
        id: `topic-${tag}`,
        words: `#${tag}`,
        postCount,
      })),
    ];
  }, [answer, isAsked, isOpen, typed]);
};
