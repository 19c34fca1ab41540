import { createContext } from 'react';

/** What of a text goes when it is sent, each tag once and in short. */
export type FindRemovedTags = (text: string, options: { isLine: boolean }) => string[];

/** As the product has it; fetched once somebody writes an angle bracket. Absent where nothing is taken out. */
export const RemovedTagsContext = createContext<(() => Promise<FindRemovedTags>) | null>(null);
