import { lazy, Suspense } from 'react';
import { ChosenBar } from '../../../shared/chosen-bar.tsx';

const DeleteGalleries = lazy(() =>
  import('./delete-galleries.tsx').then(({ DeleteGalleries: component }) => ({ default: component })),
);

interface ChosenGalleriesProps {
  galleryIds: readonly string[];
  onForget: (galleryIds: readonly string[]) => void;
}

/** How many galleries are chosen, and what can be done with all of them. */
export function ChosenGalleries({ galleryIds, onForget }: ChosenGalleriesProps) {
  return (
    <ChosenBar
      kind="galleries"
      ids={galleryIds}
      onForgetAll={() => onForget(galleryIds)}
      question={(onClose) => (
        <Suspense fallback={null}>
          <DeleteGalleries ids={galleryIds} onClose={onClose} onDeleted={onForget} />
        </Suspense>
      )}
    />
  );
}
