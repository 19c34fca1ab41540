import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { useChangingAudience } from '../../../shared/audience/use-changing-audience.ts';
import { useUpdateGalleryMutation } from '../api/galleries.ts';
import { useDeleteGalleries } from '../hooks/use-delete-galleries.ts';

interface ChosenGalleriesProps {
  galleryIds: readonly string[];
  onForget: (galleryIds: readonly string[]) => void;
}

/** How many galleries are chosen, and what can be done with all of them. */
export function ChosenGalleries({ galleryIds, onForget }: ChosenGalleriesProps) {
  const deleteGalleries = useDeleteGalleries();
  const [updateGallery] = useUpdateGalleryMutation();
  const changeAudience = useChangingAudience({
    kind: 'galleries',
    changeOne: (galleryId, body) => updateGallery({ galleryId, body }),
  });
  return (
    <ChosenBar
      kind="galleries"
      ids={galleryIds}
      onForget={onForget}
      deleteAll={deleteGalleries}
      changeAudience={changeAudience}
    />
  );
}
