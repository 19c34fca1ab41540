import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeletePhotoMutation, useRestorePhotoMutation } from '../api/photos.ts';

/** Deletes photos, with a button to undo it; resolves with the ids that were deleted. */
export const useDeletePhotos = () => {
  const [deleteOne] = useDeletePhotoMutation();
  const [restoreOne] = useRestorePhotoMutation();
  return useUndoableDeletion({ kind: 'photos', deleteOne, restoreOne });
};
