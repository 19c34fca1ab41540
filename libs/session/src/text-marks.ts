import { explorePath, profilePath } from '@barg/contract';
import { HANDLE, TOPIC } from '@barg/contract/words';

/** Mentions and hashtags in texts, with the pages that they link to. */
export const textMarks = [
  { pattern: HANDLE, hrefOf: (words: string): string => profilePath(words.slice(1).toLowerCase()) },
  { pattern: TOPIC, hrefOf: explorePath, isWord: true },
];

/** Loads the list of tags that the server removes from texts: needed only when a text has an angle bracket. */
export const loadRemovedTags = async () => (await import('@barg/contract/removed-tags')).removedTags;
