import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeleteGalleryMutation, useRestoreGalleryMutation } from '../api/galleries.ts';

/** Deletes galleries, with a button to undo it; resolves with the ids that were deleted. */
export const useDeleteGalleries = () => {
  const [deleteOne] = useDeleteGalleryMutation();
  const [restoreOne] = useRestoreGalleryMutation();
  return useUndoableDeletion({ kind: 'galleries', deleteOne, restoreOne });
};
