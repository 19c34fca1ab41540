import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { useDeleteGalleries } from '../hooks/use-delete-galleries.ts';

interface ChosenGalleriesProps {
  galleryIds: readonly string[];
  onForget: (galleryIds: readonly string[]) => void;
}

/** How many galleries are chosen, and what can be done with all of them. */
export function ChosenGalleries({ galleryIds, onForget }: ChosenGalleriesProps) {
  const takeAway = useDeleteGalleries();
  return <ChosenBar kind="galleries" ids={galleryIds} onForget={onForget} takeAway={takeAway} />;
}
