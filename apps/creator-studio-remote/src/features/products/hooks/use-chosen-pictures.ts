import { useState } from 'react';
import type { MediaFile, VaultItem } from '@barg/api-client/models';

/** As the server takes lists of pictures: in their order. */
const idsOf = (pictures: ReadonlyArray<{ _id: string }>): string => pictures.map(({ _id }) => _id).join(',');

/** Which pictures of a product stay, and in which order, and which of the vault join them, until that is saved. */
export const useChosenPictures = (present: MediaFile[]) => {
  const [stored, setStored] = useState(present);
  const [kept, setKept] = useState(present);
  const [reused, setReused] = useState<readonly VaultItem[]>([]);
  const isArranged = idsOf(kept) !== idsOf(stored);
  return {
    kept,
    reused,
    keep: setKept,
    reuse: setReused,
    /** Whether leaving the page would lose something. */
    isUnsaved: isArranged || reused.length > 0,
    body: {
      // Another window may have added pictures, which a list of the others would take away.
      ...(isArranged && { keptPictures: idsOf(kept) }),
      ...(reused.length > 0 && { vaultPictures: idsOf(reused) }),
    },
    /** Which of them stood there when they were arranged. */
    basedOn: isArranged ? { keptPictures: stored.map(({ _id }) => _id) } : {},
    /** Another tab has saved others: those come, and go, in the order in which these were arranged here. */
    follow: (now: MediaFile[]) => {
      const isIn = (list: readonly MediaFile[], { _id }: MediaFile) => list.some((picture) => picture._id === _id);
      setKept([
        ...kept.filter((picture) => isIn(now, picture) || !isIn(stored, picture)),
        ...now.filter((picture) => !isIn(stored, picture) && !isIn(kept, picture)),
      ]);
      setStored(now);
    },
    /** They stand again as they are stored. */
    reset: () => {
      setKept(stored);
      setReused([]);
    },
    /** They are saved. What was chosen or arranged meanwhile stays, with what has come to the product. */
    settle: (saved: MediaFile[]) => {
      const added = saved.filter(({ _id }) => kept.every((picture) => picture._id !== _id));
      setStored(saved);
      setKept((now) => (now === kept ? saved : [...now, ...added]));
      setReused((now) => now.filter((item) => !reused.includes(item)));
    },
  };
};
