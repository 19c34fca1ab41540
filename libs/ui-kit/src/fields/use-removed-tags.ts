import { useContext, useEffect, useState } from 'react';
import { RemovedTagsContext, type FindRemovedTags } from '@barg/ui-kit';

const NONE: string[] = [];

/** The tags of a text that are removed when it is sent. */
export const useRemovedTags = (text: string, isLine: boolean): string[] => {
  const load = useContext(RemovedTagsContext);
  const [find, setFind] = useState<FindRemovedTags | null>(null);
  const mayHaveTags = text.includes('<');
  useEffect(() => {
    if (!mayHaveTags || !load) return;
    let isHere = true;
    load().then(
      (loaded) => isHere && setFind(() => loaded),
      // Loaded again at the next angle bracket.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [mayHaveTags, load]);
  return mayHaveTags && find ? find(text, { isLine }) : NONE;
};
