import { useRef } from 'react';
import { readNamedContent } from './content-address.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

interface RemoveNamedProps {
  /** Empty when no page led here. */
  named: string;
  /** Called when it was not removed; else the page of the removal follows. */
  onClose: () => void;
}

/** Removes what a page of the site named: a comment has no page of its own whose address could be given. */
export function RemoveNamed({ named, onClose }: RemoveNamedProps) {
  const remove = useRemoval();
  const isRemoved = useRef(false);
  const target = readNamedContent(named);
  if (!target) return null;
  return (
    <RemoveDialog
      about={`${target.type}:${target._id}`}
      onRemove={async (words) => {
        await remove(target, words);
        isRemoved.current = true;
      }}
      onClose={() => {
        if (!isRemoved.current) onClose();
      }}
    />
  );
}
