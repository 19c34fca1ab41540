import { DeleteWorks, type DeleteWorksProps } from '../../../shared/delete-works.tsx';
import { useDeleteGalleryMutation } from '../api/galleries.ts';

/** Asks before galleries are taken away. */
export function DeleteGalleries(question: Omit<DeleteWorksProps, 'kind' | 'deleteOne'>) {
  const [deleteGallery] = useDeleteGalleryMutation();
  return <DeleteWorks {...question} kind="galleries" deleteOne={deleteGallery} />;
}
