import { useContext, useEffect, useState } from 'react';
import { RemovedTagsContext, type FindRemovedTags } from '@barg/ui-kit';

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
