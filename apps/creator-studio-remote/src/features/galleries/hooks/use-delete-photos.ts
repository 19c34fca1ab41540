import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeletePhotoMutation, useRestorePhotoMutation } from '../api/photos.ts';

/** Takes photos away, which can be taken back for a while; answers those that are gone. */
export const useDeletePhotos = () => {
  const [deleteOne] = useDeletePhotoMutation();
  const [restoreOne] = useRestorePhotoMutation();
  return useUndoableDeletion({ kind: 'photos', deleteOne, restoreOne });
};
