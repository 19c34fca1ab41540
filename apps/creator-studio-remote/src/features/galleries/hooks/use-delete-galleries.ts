import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeleteGalleryMutation, useRestoreGalleryMutation } from '../api/galleries.ts';

/** Takes galleries away, which can be taken back for a while; answers those that are gone. */
export const useDeleteGalleries = () => {
  const [deleteOne] = useDeleteGalleryMutation();
  const [restoreOne] = useRestoreGalleryMutation();
  return useUndoableDeletion({ kind: 'galleries', deleteOne, restoreOne });
};
