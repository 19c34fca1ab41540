import { createContext } from 'react';

/** Finds the tags of a text that the server removes, each once and shortened. */
export type FindRemovedTags = (text: string, options: { isLine: boolean }) => string[];

/** The product's implementation, loaded when somebody types an angle bracket. Absent where no tags are removed. */
export const RemovedTagsContext = createContext<(() => Promise<FindRemovedTags>) | null>(null);
