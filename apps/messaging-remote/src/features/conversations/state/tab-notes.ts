import { tabStore } from '@barg/runtime/browser-stores';

/** The most notes of one kind in a tab; the oldest are dropped. */
const MOST_NOTES = 30;

type Entries<Note> = Array<[conversationId: string, note: Note]>;

/** What a tab remembers of conversations over a reload. */
export const createTabNotes = <Note>(key: string, isNote: (kept: unknown) => kept is Note) => {
  const isEntries = (kept: unknown): kept is Entries<Note> =>
    Array.isArray(kept) &&
    kept.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isNote(entry[1]));
  const read = (): Entries<Note> => {
    try {
      const kept: unknown = JSON.parse(tabStore.getItem(key) ?? '[]');
      return isEntries(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    of: (conversationId: string): Note | null => read().find(([id]) => id === conversationId)?.[1] ?? null,
    /** Null forgets it. */
    keep: (conversationId: string, note: Note | null): void => {
      const others = read()
        .filter(([id]) => id !== conversationId)
        .slice(1 - MOST_NOTES);
      tabStore.setItem(key, JSON.stringify(note === null ? others : [...others, [conversationId, note]]));
    },
  };
};
