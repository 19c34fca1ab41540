import { createContext, useContext, useEffect, useState } from 'react';

/** What of a text goes when it is sent, each tag once and in short. */
export type FindRemovedTags = (text: string, options: { isLine: boolean }) => string[];

/** As the product has it; fetched once somebody writes an angle bracket. Absent where nothing is taken out. */
export const RemovedTagsContext = createContext<(() => Promise<FindRemovedTags>) | null>(null);

const NONE: string[] = [];

/** The tags of a text that its readers will not see. */
export const useRemovedTags = (text: string, isLine: boolean): string[] => {
  const load = useContext(RemovedTagsContext);
  const [find, setFind] = useState<FindRemovedTags | null>(null);
  const mayHaveTags = text.includes('<');
  useEffect(() => {
    if (!mayHaveTags || !load) return;
    let isHere = true;
    load().then(
      (loaded) => isHere && setFind(() => loaded),
      // The next angle bracket asks again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [mayHaveTags, load]);
  return mayHaveTags && find ? find(text, { isLine }) : NONE;
};
