import { explorePath, profilePath } from '@barg/contract';
import { HANDLE, TOPIC } from '@barg/contract/words';

/** Names and topics in what people write, and the pages of the site that they lead to. */
export const textMarks = [
  { pattern: HANDLE, hrefOf: (words: string): string => profilePath(words.slice(1).toLowerCase()) },
  { pattern: TOPIC, hrefOf: explorePath, isWord: true },
];

/** What says which tags of a text the server takes out: only who writes an angle bracket needs it. */
export const loadRemovedTags = async () => (await import('@barg/contract/removed-tags')).removedTags;
