import { useState } from 'react';
import type { LibraryItem } from '@barg/api-client/models';

/** The items that are selected to be moved; null outside of the selection mode. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryItem> | null>(null);
  const toggle = (item: LibraryItem): void =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(item._id)) after.set(item._id, item);
      return after;
    });
  return {
    isOn: chosen !== null,
    items: [...(chosen?.values() ?? [])],
    has: ({ _id }: LibraryItem): boolean => chosen?.has(_id) ?? false,
    toggle,
    start: () => setChosen(new Map()),
    stop: () => setChosen(null),
  };
};

export type Selection = ReturnType<typeof useSelection>;
